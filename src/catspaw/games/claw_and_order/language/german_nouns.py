"""German nouns, and the endings of what stands in front of them."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.forms import Filter
from catspaw.games.claw_and_order.language.terms import Side
from catspaw.games.claw_and_order.language.terms.german_words import Case, Gender, Word

A: Final = (("ein", "eine", "ein"), ("einen", "eine", "ein"), ("einem", "einer", "einem"))
THE: Final = (("der", "die", "das"), ("den", "die", "das"), ("dem", "der", "dem"))
EACH: Final = (("jeder", "jede", "jedes"), ("jeden", "jede", "jedes"), ("jedem", "jeder", "jedem"))
_AFTER_A: Final = (("er", "e", "es"), ("en", "e", "es"), ("en", "en", "en"))
_AFTER_EACH: Final = (("e", "e", "e"), ("en", "e", "e"), ("en", "en", "en"))
_ALONE: Final = (("er", "", "es"), ("", "", "es"), ("", "", ""))
"""What an article has behind it if no noun follows: `einer deiner Kommandanten`."""
_OF_MANY: Final = ("e", "e", "en")
PRONOUNS: Final = (("er", "sie", "es"), ("ihn", "sie", "es"), ("ihm", "ihr", "ihm"))
PRONOUNS_OF_MANY: Final = ("sie", "sie", "ihnen")


def one(filter: Filter, case: Case, *, each: bool = False, before: str = "", after: str = "") -> str:
    """`eine andere gegnerische Truppe`, or `jede`; `before` is a further adjective without its ending."""
    said = []
    for noun in filter.nouns:
        word = noun.said.word
        ending = (_AFTER_EACH if each else _AFTER_A)[case][word.gender]
        words = [(EACH if each else A)[case][word.gender], *_adjectives(filter, before, ending)]
        said.append(" ".join([*words, word.said(case, plural=False)]))
    return " oder ".join(said) + after + _details(filter)


def several(filter: Filter, case: Case, *, before: str = "", after: str = "") -> str:
    """`andere gegnerische Truppen`."""
    words = _adjectives(filter, before, _OF_MANY[case])
    said = [" ".join([*words, noun.said.word.said(case, plural=True)]) for noun in filter.nouns]
    return " und ".join(said) + after + _details(filter)


def one_of_their(filter: Filter, case: Case, their: str) -> str:
    """`eine deiner Katzen`."""
    article = A[case][filter.noun.said.word.gender]
    words = _adjectives(filter, "", "en")
    return " ".join([f"{article}{_ALONE[case][filter.noun.said.word.gender]}", their, *words]) + _of_many(filter)


def _of_many(filter: Filter) -> str:
    nouns = [noun.said.word.said(Case.NOMINATIVE, plural=True) for noun in filter.nouns]
    return f" {' oder '.join(nouns)}{_details(filter)}"


def _adjectives(filter: Filter, before: str, ending: str) -> list[str]:
    stems = ["ander"] * filter.another + [before] * bool(before) + ["angeschlagen"] * filter.damaged
    if filter.side is not Side.ANY:
        stems.append(filter.side.said.german)
    return [stem + ending for stem in stems]


def _details(filter: Filter) -> str:
    """What stands behind the noun."""
    said = f" namens „{filter.named.german}“" if filter.named else ""
    said += f" {filter.line.said.german}" if filter.line.said.german else ""
    if filter.measure:
        measure = filter.measure
        least = "mindestens" if measure.or_more else "höchstens"
        said += " mit " + measure.by.said.german.format(least, measure.limit)
    if filter.keyword is not None:
        said += f" {'ohne' if filter.without else 'mit'} {filter.keyword.said.german}"
    return f"{said} außer Kommandanten" if filter.no_commander else said


_ARTICLES: Final = {"der": Gender.HE, "die": Gender.SHE, "das": Gender.IT}
_FEMININE: Final = ("e", "in", "ung", "heit", "keit")
_SAME_IN_PLURAL: Final = ("chen", "lein", "er", "el", "en")


def token_word(one: str, many: str) -> Word:
    """A token's name as a noun: `das Kätzchen`, `der Rekrut` with `die Rekruten`, or a bare name, guessed at."""
    article, _, name = one.partition(" ")
    if article not in _ARTICLES:
        name = one
    gender = _ARTICLES.get(article, _likely_gender(name))
    many = many.removeprefix("die ") or _likely_plural(name)
    is_weak = gender is Gender.HE and many in {f"{name}en", f"{name}n"} and not name.endswith(("er", "el"))
    return Word(gender, name, many if is_weak else name, many)


def forms(noun: str) -> tuple[str, str, str]:
    """A name as subject, as object and in the dative, with its article: `der Narbige Veteran / Narbigen Veteranen`.

    The article says how adjectives end, the plural whether the noun bends; all three may also be written out, with
    commas between them. A name without an article is left as it is.
    """
    one, _, many = noun.partition(" / ")
    written = tuple(one.split(", "))
    if len(written) == len(Case):
        return written[0], written[1], written[2]
    article, _, name = one.partition(" ")
    if article not in _ARTICLES:
        return one, one, one
    gender = _ARTICLES[article]
    *adjectives, last = name.split(" ")
    said = []
    for case in Case:
        bends = case is Case.DATIVE or (case is Case.ACCUSATIVE and gender is Gender.HE)
        words = [f"{word}n" if bends and word.endswith("e") else word for word in adjectives]
        is_weak = case is not Case.NOMINATIVE and gender is Gender.HE
        said.append(" ".join([THE[case][gender], *words, _weak(last, many) if is_weak else last]))
    return said[0], said[1], said[2]


def _weak(name: str, many: str) -> str:
    """`den Rekruten`, `den Schützen`: a masculine noun whose plural only adds an n, or that ends in e."""
    plural = many.rsplit(" ", maxsplit=1)[-1]
    if plural in {f"{name}en", f"{name}n"} and not name.endswith(("er", "el")):
        return plural
    return f"{name}n" if name.endswith("e") else name


def _likely_gender(name: str) -> Gender:
    if name.endswith("er"):
        return Gender.HE
    return Gender.SHE if name.endswith(_FEMININE) else Gender.IT


def _likely_plural(name: str) -> str:
    if name.endswith(_SAME_IN_PLURAL):
        return name
    return f"{name}n" if name.endswith("e") else f"{name}s"
