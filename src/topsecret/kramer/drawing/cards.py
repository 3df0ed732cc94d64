"""The faces of the Top Secret cards (K8)."""

from html import escape

from ...svg import INK, MONO, TYPE, num, text
from ..state import CARD_IDS, COPIES
from .pieces import PAPER, STAMP, use

CARDS = {
    "C1": ("Retreat", "One agent one or two buildings back"),
    "C2": ("Into the ruin", "One agent to the ruin, from anywhere"),
    "C3": ("Leak", "Two markers, each two or more fields before Finish: three fields forward"),
    "C4": ("Side step", "One agent one building forward or back"),
    "C5": ("Sanctuary", "All agents to the church"),
    "C6": ("Break-in", "One agent into the safe’s building"),
    "C7": ("Double retreat", "Two agents one building back each"),
    "C8": ("Exchange", "Two agents in different buildings change places"),
    "C9": ("Double advance", "Two agents one building forward each"),
    "C10": ("Rendezvous", "One agent to another agent’s building"),
    "C11": ("Second identity", "Take a free agent’s identity, unseen by the others"),
    "C12": ("Getaway", "One agent at the safe one building forward or back"),
    "C13": ("Asylum", "One or two agents from the ruin to the church"),
    "C14": ("Moving the safe", "The safe to any other building"),
    "C15": ("Advance", "One agent one, two or three buildings forward"),
}
"""K8: each card's title and text, in our own words."""
CARD_WIDTH, CARD_HEIGHT, CARD_GAP, CARDS_A_ROW = 240.0, 344.0, 20.0, 5
INK_2 = "#343946"


def face(card: str, x: float, y: float) -> str:
    """A card: stamp, number of copies, picture, title and text."""
    title, rule = CARDS[card]
    copies = COPIES[CARD_IDS.index(card)]
    out = [
        f'<g transform="translate({num(x)} {num(y)})" color="{INK}"><title>{escape(f"{card} {title}: {rule}")}</title>'
        f'<rect width="{num(CARD_WIDTH)}" height="{num(CARD_HEIGHT)}" rx="16" fill="{PAPER}" stroke="#6e5a30" stroke-width="3"/>'
        f'<path d="M1.5 36H238.5" stroke="{STAMP}" stroke-width="3"/>',
        text(14, 26, 19, "TOP SECRET", TYPE, fill=STAMP),
        text(226, 26, 19, f"{card} ×{copies}", MONO, text_anchor="end", font_weight=600, fill=INK_2),
        use(f"pic-{card.lower()}", 14, 48, 212, 148.4),
        text(16, 228, 23, title, TYPE),
    ]
    out += [text(16, 256 + 24 * k, 18, words, fill=INK_2) for k, words in enumerate(_wrapped(rule, 21))]
    return "".join(out) + "</g>"


def _wrapped(words: str, width: int) -> list[str]:
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
