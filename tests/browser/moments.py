"""What a page shows while time passes on it: every frame is looked at, and every change is kept."""

from __future__ import annotations

from dataclasses import dataclass

from .people import Person

RECORD = """
() => {
  const frame = window.requestAnimationFrame;
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim()).join(" | ");
  const by = (selector, name, value) =>
    Object.fromEntries([...document.querySelectorAll(selector)].map((one) => [one.dataset[name], value(one)]));
  const clock = () => document.querySelector("[role=log][data-beat]");
  window.moments = [];
  let last = "";
  const look = () => {
    const live = clock();
    const moment = {
      title: document.title,
      screen: document.querySelector("main#main")?.classList.contains("result") ? "result" : live ? "table" : "none",
      scene: live?.dataset.scene ?? "",
      beat: Number(live?.dataset.beat ?? -1),
      told: Number(live?.dataset.told ?? -1),
      spoken: live ? text("[role=log][data-beat] p:last-child") : "",
      sentence: text("main#main h2[aria-live]"),
      lines: document.querySelectorAll(".log li[data-event]").length,
      free: document.querySelectorAll("[data-action]:not(:disabled), :is([data-do=confirm], [data-do=pass]):not(:disabled)").length,
      pawns: by("[data-pawn]", "pawn", (one) => one.dataset.building),
      markers: by("[data-marker]", "marker", (one) => Number(one.dataset.total)),
      figures: by(".rboard .pieces [data-figure]", "figure", (one) => one.dataset.place),
    };
    const now = JSON.stringify(moment);
    if (now !== last) window.moments.push(moment);
    last = now;
    frame(look);
  };
  look();
}
"""


@dataclass(frozen=True)
class Moment:
    """What stood on the page at once."""

    title: str
    screen: str
    scene: str
    """The scene that runs; empty: nothing moves."""
    beat: int
    """How many scenes have ended."""
    told: int
    """How many items of the log have been shown."""
    spoken: str
    sentence: str
    lines: int
    free: int
    """Buttons that decide something and can be pressed."""
    pawns: dict[str, str]
    markers: dict[str, float]
    figures: dict[str, str]

    @property
    def words(self) -> str:
        """Everything that tells in words how the game stands, but for the log."""
        return " | ".join((self.title, self.sentence, self.spoken))


def record(person: Person) -> None:
    """Begins to look at every frame of a person's page."""
    person.page.evaluate(RECORD)


def recorded(person: Person) -> list[Moment]:
    """Returns every moment that was seen, in order."""
    return [Moment(**each) for each in person.page.evaluate("window.moments")]


def scenes(moments: list[Moment]) -> list[str]:
    """Returns the kinds of the scenes that were shown, one for each time that one was."""
    found: list[tuple[int, str]] = []
    for moment in moments:
        if moment.scene and (moment.beat, moment.scene) != (found[-1] if found else None):
            found.append((moment.beat, moment.scene))
    return [kind for _, kind in found]
