"""Words in seven languages: Fluent messages in `locale`, a folder a language, a file a topic. The page reads the same ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import babel
    from fluent.runtime import FluentBundle  # read at run time where words are needed: with Babel it takes a moment

LANGUAGES = {
    "en": "English",
    "nl": "Nederlands",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "sv": "Svenska",
    "da": "Dansk",
}
"""The languages on Randolph's box, each as it calls itself."""
LOCALE = Path(__file__).with_name("locale")
TOPICS = {"city": "randolph"}
"""An id begins with its topic; these do not."""


class Words:
    """The messages of one language; those that it does not have are said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles: dict[str, FluentBundle] = {}

    def has(self, id: str) -> bool:
        """Whether this language has the message itself."""
        return self._bundle(id).has_message(id.partition(".")[0])

    def text(self, id: str, **args: Any) -> str:
        """A message, or an attribute as `kramer-card-c1.text`. Numbers choose plurals and are written as people there do."""
        name, _, attribute = id.partition(".")
        bundle = self._bundle(id)
        if not bundle.has_message(name):
            return f"⟨{id}⟩" if self.language == "en" else words("en").text(id, **args)
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return f"⟨{id}⟩"
        return str(bundle.format_pattern(pattern, args)[0])

    def listed(self, names: Sequence[str], *, either: bool = False) -> str:
        """`a, b and c`, or with `either` `a, b or c`."""
        from babel.lists import format_list

        return format_list(names, "or" if either else "standard", self.locale)

    def decimal(self, number: float, digits: int = 1) -> str:
        from babel.numbers import format_decimal

        return format_decimal(number, "#,##0" + _places(digits), self.locale)

    def percent(self, share: float, digits: int = 1) -> str:
        from babel.numbers import format_percent

        usual = self.locale.percent_formats[None].pattern
        return format_percent(share, usual.replace("##0", "##0" + _places(digits)), self.locale)

    @cached_property
    def locale(self) -> babel.Locale:
        from babel import Locale

        return Locale("en", "GB") if self.language == "en" else Locale(self.language)

    def _bundle(self, id: str) -> FluentBundle:
        """The messages of the topic of an id; a topic is read when it is first needed."""
        start = id.partition("-")[0]
        topic = TOPICS.get(start, start)
        if topic not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = self._bundles[topic] = FluentBundle([self.language], use_isolating=False)
            path = LOCALE / self.language / f"{topic}.ftl"
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text("utf-8")))
        return self._bundles[topic]


def _places(digits: int) -> str:
    return "." + "0" * digits if digits else ""


@cache
def words(language: str) -> Words:
    """The words of a language that we speak."""
    return Words(language)


def spoken(tags: Iterable[str]) -> str | None:
    """The first of these languages that we speak; they are written as `de`, `de-CH` or `de_DE.UTF-8`."""
    for tag in tags:
        start = re.split(r"[-_.@]", tag.strip().lower())[0]
        if start in LANGUAGES:
            return start
    return None


def accepted(header: str) -> str | None:
    """The language of ours that a browser likes best, by its Accept-Language."""
    liked: list[tuple[float, int, str]] = []
    for at, entry in enumerate(header.split(",")[:32]):
        tag, _, quality = entry.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
        weight = float(found[1]) if found else 0.0 if quality else 1.0
        if weight > 0:
            liked.append((-weight, at, tag))
    return spoken(tag for _, _, tag in sorted(liked))
