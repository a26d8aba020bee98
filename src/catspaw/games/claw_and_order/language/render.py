"""An ability in the words of a language: the line on the card, and its tooltip."""

from __future__ import annotations

from typing import Final

from catspaw.core.errors import Unknown
from catspaw.games.claw_and_order.language.effects.declaration import every_effect
from catspaw.games.claw_and_order.language.english import English
from catspaw.games.claw_and_order.language.german import German
from catspaw.games.claw_and_order.language.lines import Keywords, Line
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.productions import features
from catspaw.games.claw_and_order.language.tongue import Names, Tongue
from catspaw.games.claw_and_order.language.tooltips import EXPLAINED, MOST_SENTENCES

LANGUAGES: Final = ("en", "de")
_TONGUES: Final[dict[str, type[Tongue]]] = {"en": English, "de": German}


def render(ability: Line, language: str, names: Names | None = None) -> str:
    """The line as it stands on the card. English can be read again and gives the same ability.

    `names` say what tokens are called; without them their ids serve.
    """
    return _TONGUES[_known(language)](names or {}).line(ability)


def offers(ability: Line, language: str, names: Names | None = None) -> list[str]:
    """What its `you may` are about, in the order of its steps."""
    return _TONGUES[_known(language)](names or {}).offers(ability.does())


def modes(ability: Line, language: str, names: Names | None = None) -> list[str]:
    """What its `choose one` has to choose from."""
    return _TONGUES[_known(language)](names or {}).modes(ability.does())


def tooltip(ability: Line, language: str) -> str:
    """A few plain sentences on what the line means."""
    place = LANGUAGES.index(_known(language))
    found = features(ability)
    sentences = [_defined(keyword, language) for keyword in _own_keywords(ability)]
    sentences += [words[place] for feature, words in EXPLAINED.items() if feature in found]
    return " ".join(list(dict.fromkeys(sentences))[:MOST_SENTENCES])


def _own_keywords(ability: Line) -> list[OwnKeyword]:
    """The keywords of the set's own that a line speaks of."""
    found: list[object] = list(ability.keywords) if isinstance(ability, Keywords) else []
    found += [getattr(part, "which", None) for part in (ability, *every_effect(ability.does()))]
    found += [who.filter.keyword for who in ability.everybody()]
    return list(dict.fromkeys(one for one in found if isinstance(one, OwnKeyword)))


def _defined(keyword: OwnKeyword, language: str) -> str:
    """CO-112.2: what it stands for."""
    name = keyword.english if language == "en" else keyword.german
    return f"{name}: {' '.join(render(line, language) for line in keyword.lines)}"


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Unknown("language", language, list(LANGUAGES))
    return language
