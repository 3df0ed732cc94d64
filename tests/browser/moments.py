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
  const outcome = /\\b(wins?|won|lose|beats|bomb|Decided|ticks)\\b|\\d against \\d|state secret|stands? at \\d/;
  const past = ".log, .s-last, [role=log], .mine, .s-tag, .hint, script, style";
  const outcomes = () => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: at } = texts.currentNode;
      if (outcome.test(data) && !at.closest(past) && at.checkVisibility({ visibilityProperty: true })) found.push(data.trim());
    }
    for (const one of document.querySelectorAll("[aria-label], [title]"))
      for (const name of ["aria-label", "title"]) if (outcome.test(one.getAttribute(name)) && !one.closest(past)) found.push(one.getAttribute(name));
    return found;
  };
  window.moments = [];
  let last = "";
  const look = () => {
    const live = clock();
    const moment = {
      title: document.title,
      screen: ["result", "handover"].find((name) => document.querySelector("main#main")?.classList.contains(name)) ?? (live ? "table" : "none"),
      scene: live?.dataset.scene ?? "",
      beat: Number(live?.dataset.beat ?? -1),
      told: Number(live?.dataset.told ?? -1),
      spoken: live ? text("[role=log][data-beat] p:last-child") : "",
      sentence: text("main#main h2[aria-live]"),
      log: document.querySelector(".log") && [...document.querySelectorAll(".log li[data-event]")].map((one) => one.dataset.event),
      outcomes: outcomes(),
      open: document.querySelectorAll(".holder .front, .open-case [href='#r-case-open'], .crown").length,
      free: document.querySelectorAll("[data-action]:not(:disabled), :is([data-do=confirm], [data-do=pass]):not(:disabled)").length,
      pawns: by("[data-pawn]", "pawn", (one) => one.dataset.building),
      secrets: by("li.player:has(.track)", "seat", (one) => parseInt(one.querySelector(".track b").textContent)),
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
    log: list[str] | None
    """The events of the lines of the log, the newest first; None: it is not open."""
    outcomes: list[str]
    """Words that tell how something came out, wherever they stand, but for the log, one's own secrets and hints on the rules."""
    open: int
    """What has been opened before everybody: duel cards that lie face up, suitcases, crowns."""
    free: int
    """Buttons that decide something and can be pressed."""
    pawns: dict[str, str]
    secrets: dict[str, int]
    """By seat, in the row of players."""
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
