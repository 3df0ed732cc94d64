"""The pieces of Randolph's pictures: agents in trench coat and fedora, suitcases, and their titles.

Colours never stand alone: red is a triangle, blue a circle, green a square, yellow a diamond.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from ...svg import INK, MONO, Point, num, path

CASING = "#fffaf0"
# Each colour: its body, its line, what is drawn on the body, and its emblem in a 12 by 12 box.
DRESS = {
    "red": ("#c8322b", "#7d1813", "#ffffff", "M6 .8 11.6 10.8H.4Z"),
    "blue": ("#2f6fb7", "#153f70", "#ffffff", "M.8 6a5.2 5.2 0 1 1 10.4 0a5.2 5.2 0 1 1-10.4 0Z"),
    "green": ("#3d8b4a", "#1c4f27", "#ffffff", "M1.2 1.2h9.6v9.6H1.2Z"),
    "yellow": ("#e3b20c", "#6a5000", "#1f2430", "M6 .1 11.9 6 6 11.9.1 6Z"),
}
HAT = (
    "M5.4 10.4c2.2-1.1 3.9-1.5 4.5-1.8.2-2.9.8-5.6 1.9-6.3.8-.5 1.5.2 2.2.2s1.4-.7 2.2-.2"
    "c1.1.7 1.7 3.4 1.9 6.3.6.3 2.3.7 4.5 1.8"
)
COAT = "l-1.1 7.6c-.1 1 .6 1.4 1.4 1.4l2.2-.2-1.4 6.8h16.8L21 29.8l2.2.2c.8 0 1.5-.4 1.4-1.4L23.5 21"
BODY = f"M9.9 13.6 8.2 16.2C5.8 17 4.9 18.6 4.5 21{COAT}c-.4-2.4-1.3-4-3.7-4.8l-1.7-2.6L14 18Z"
FOLDS = "m8.2 16.2 2.7 3.5 3.1-1.7 3.1 1.7 2.7-3.5M7.6 22.5 7 29.6M20.4 22.5l.6 7.1M14 31v5"
OUTLINE = (
    f"{HAT}c-1 .8-2.4 1.3-4.1 1.7l-.3 2.3 1.6 1.8c2.4.8 3.3 2.4 3.7 4.8l1.1 7.6c.1 1-.6 1.4-1.4 1.4"
    "l-2.2-.2 1.4 6.8h-3.1v2.6H8.7v-2.6H5.6L7 29.8l-2.2.2c-.8 0-1.5-.4-1.4-1.4L4.5 21"
    "c.4-2.4 1.3-4 3.7-4.8l1.6-1.8-.3-2.3c-1.7-.4-3.1-.9-4.1-1.7Z"
)
CASE = (
    "M3 6.5h6.5V4.2A2.2 2.2 0 0 1 11.7 2h6.6a2.2 2.2 0 0 1 2.2 2.2v2.3H27a1.5 1.5 0 0 1 1.5 1.5v12.5"
    "A1.5 1.5 0 0 1 27 22H3a1.5 1.5 0 0 1-1.5-1.5V8A1.5 1.5 0 0 1 3 6.5Z"
)
HANDLE = "M10.5 7V4.5A1.5 1.5 0 0 1 12 3h6a1.5 1.5 0 0 1 1.5 1.5V7"
LID = "M1.5 8.5a2 2 0 0 1 2-2h23a2 2 0 0 1 2 2V20a2 2 0 0 1-2 2h-23a2 2 0 0 1-2-2Z"


def defs(colours: Sequence[str]) -> str:
    """The agent in trench coat and fedora and the suitcase, once for each colour."""
    out = []
    for colour in colours:
        body, deep, on, emblem = DRESS[colour]
        round_line = {"fill": "none", "stroke": deep, "stroke_linecap": "round", "stroke_linejoin": "round"}
        out.append(
            f'<g id="ts-agent-{colour}" transform="translate(-13 -33.5) scale(.93)">'
            + path(OUTLINE, fill=CASING, stroke=CASING, stroke_width=3.4, stroke_linejoin="round")
            + path("M9.6 11.5h8.8l-.5 3.7a3.9 3.9 0 0 1-7.8 0ZM8.8 36h4.2v3.3H8.8ZM15 36h4.2v3.3H15Z", fill=deep)
            + path(BODY, fill=body, stroke=deep, stroke_width=0.8, stroke_linejoin="round")
            + path(FOLDS, stroke_width=1, **round_line)
            + path("M7.2 29.3h13.6", stroke=deep, stroke_width=2)
            + path(f"{HAT}c-2.1 1.6-5.2 2.2-8.6 2.2s-6.5-.6-8.6-2.2Z", fill=body, stroke=deep, stroke_width=0.8)
            + path("M9.9 8.5c2.6.7 5.6.7 8.2 0", fill="none", stroke=deep, stroke_width=1.5)
            + path(emblem, fill=on, stroke=deep, stroke_width=0.6, transform="translate(9.6 19.4) scale(.73)")
            + f'</g><g id="ts-case-{colour}" transform="translate(-15 -13)">'
            + path(CASE, fill=CASING, stroke=CASING, stroke_width=3, stroke_linejoin="round")
            + path(HANDLE, stroke_width=1.9, **round_line)
            + path(LID, fill=body, stroke=deep, stroke_width=0.9)
            + '<rect x="12.8" y="7.6" width="14.6" height="13.4" rx="1.2" fill="#fffdf5"/>'
            + path(emblem, fill=on, stroke=deep, stroke_width=0.6, transform="translate(3.2 11.1) scale(.65)")
            + "</g>"
        )
    return f"<defs>{''.join(out)}</defs>"


def case_title(case: Mapping[str, Any]) -> str:
    """A suitcase in words."""
    return f"{case['colour']} {case['letter']}"


def agent_title(colour: str, agent: Mapping[str, Any], cases: Mapping[str, Mapping[str, Any]]) -> str:
    """An agent in words: who, where, and with which suitcase."""
    carried = f" with suitcase {case_title(cases[agent['carries']])}" if agent.get("carries") else ""
    return f"{colour} agent {agent['number']} {agent['place']}{carried}".strip()


def suitcase(case: Mapping[str, Any], spot: Point, scale: float) -> str:
    """A suitcase with its letter."""
    return (
        f'<g transform="translate({num(spot[0])} {num(spot[1])}) scale({scale})">'
        f"<title>{escape('Suitcase ' + case_title(case))}</title>"
        f'<use href="#ts-case-{case["colour"]}"/>'
        f'<text x="5.1" y="6.2" {MONO} font-size="13.5" font-weight="600"'
        f' fill="{INK}" text-anchor="middle">{escape(str(case["letter"]))}</text></g>'
    )


def figure(colour: str, agent: Mapping[str, Any], spot: Point, scale: float,
           cases: Mapping[str, Mapping[str, Any]], side: int = 1) -> str:  # fmt: skip
    """An agent on its feet, with the suitcase it carries on its right (1) or left (-1)."""
    body, deep = DRESS[colour][:2]
    hand = ""
    if agent.get("carries"):
        arm = f"M{8.2 * side}-15.5 {13.6 * side}-8.4"
        hand = path(arm, stroke=deep, stroke_width=5.4, stroke_linecap="round")
        hand += path(arm, stroke=body, stroke_width=3.8, stroke_linecap="round")
        hand += suitcase(cases[agent["carries"]], (14.5 * side, 1.5), 0.82)
    return (
        f'<g transform="translate({num(spot[0])} {num(spot[1])}) scale({scale})">'
        f"<title>{escape(agent_title(colour, agent, cases))}</title>"
        f'<ellipse cx="1" cy="3" rx="9" ry="3" fill="#2a1c0a" opacity=".28"/>'
        f'<use href="#ts-agent-{colour}"/>{hand}</g>'
    )
