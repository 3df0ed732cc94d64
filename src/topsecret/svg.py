"""SVG as the pictures of both games write it: short numbers, styles, paths, texts and titles.

Pictures bring no style sheet and no font of their own: every element bears its style, every face has plain substitutes.
"""

from collections.abc import Iterable, Mapping
from html import escape

Point = tuple[float, float]

TYPE = "font-family=\"'Special Elite','Courier New',Courier,monospace\""
SANS = "font-family=\"'IBM Plex Sans',system-ui,'DejaVu Sans',sans-serif\""
MONO = "font-family=\"'IBM Plex Mono',ui-monospace,'DejaVu Sans Mono',monospace\""
INK = "#1f2430"


def num(value: float) -> str:
    """A coordinate with one decimal place at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def look(style: Mapping[str, object]) -> str:
    """The attributes of an element; `stroke_width` is written `stroke-width`."""
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())


def path(d: str, **style: object) -> str:
    """A line or a filled shape."""
    return f'<path d="{d}"{look(style)}/>'


def line(points: Iterable[Point]) -> str:
    """What a path through the points draws."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def text(x: float, y: float, size: float, words: str, face: str = SANS, **style: object) -> str:
    """Words in ink, unless the style says otherwise."""
    dressed = look({"fill": INK} | style)
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" {face}{dressed}>{escape(words)}</text>'


def titled(title: str, body: str) -> str:
    """A group with the title that a pointer resting on it shows."""
    return f"<g><title>{escape(title)}</title>{body}</g>"
