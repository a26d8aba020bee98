"""Random abilities that may stand on a card of a given kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from hypothesis import strategies as st

from catspaw.games.claw_and_order.cards.battlefields import why_not
from catspaw.games.claw_and_order.language.declaration import Declared
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.effects.choices import ChooseOne, If, YouMay
from catspaw.games.claw_and_order.language.effects.damage import DealsItsDamage
from catspaw.games.claw_and_order.language.effects.declaration import Effect, Fetch, ForPlayer, ToTroops
from catspaw.games.claw_and_order.language.effects.looking import Peek
from catspaw.games.claw_and_order.language.effects.marks import Gains
from catspaw.games.claw_and_order.language.effects.movements import ComesBack, DestroysOwn
from catspaw.games.claw_and_order.language.effects.summoning import MOST_SUMMONED, Deploy, Summon
from catspaw.games.claw_and_order.language.forms import NO_TROOPS, PICKED, Filter, Measure, Who
from catspaw.games.claw_and_order.language.kinds import DECK_CARDS, ITEMS, PILOTS, TROOPS
from catspaw.games.claw_and_order.language.lines import (
    LINES,
    PRICES,
    Activated,
    AnyNumber,
    Equips,
    Keywords,
    Line,
    MayRespond,
    NeedsNoPilot,
    Played,
    Static,
    When,
)
from catspaw.games.claw_and_order.language.lines.prices import Destroys, Dollars
from catspaw.games.claw_and_order.language.lines.statics import Adds, Costs, Grants, Guarded, Stands
from catspaw.games.claw_and_order.language.own_keywords import Named, OwnKeyword, SetWords
from catspaw.games.claw_and_order.language.terms import (
    BattleLine,
    By,
    Condition,
    Event,
    Keyword,
    Mode,
    Noun,
    Player,
    Response,
    Side,
    Standing,
    Stat,
)
from catspaw.games.claw_and_order.language.terms.conditions import Of
from catspaw.games.claw_and_order.language.terms.events import LEAVING, WITH_ANOTHER_TROOP, WITHOUT_TROOP
from catspaw.games.claw_and_order.language.terms.standings import FOR_A_TURN
from catspaw.games.claw_and_order.language.terms.term import Said
from catspaw.games.claw_and_order.language.wording import least_number, slots_of

Draw = Callable[[st.SearchStrategy[Any]], Any]

TROOP_NOUNS = tuple(noun for noun in Noun if noun not in NO_TROOPS)
GIVEN = [keyword for keyword in Keyword if keyword is not Keyword.STEALTH]
DIGITS = st.integers(1, 9)
GUARD = OwnKeyword(0, "Guard", "Wache", (Guarded(Who(Mode.THIS), which=Standing.GUARDS),))
MOUSER = OwnKeyword(
    1,
    "Mouser",
    "Mäusefang",
    (Adds(Who(Mode.THIS), 1, Stat.DAMAGE), Stands(Who(Mode.THIS), which=Standing.IGNORES_LINES)),
)
"""Keywords of the set's own."""
NAMED = (Named(0, "Card Zero", "Karte Null"), Named(1, "Card One", "Karte Eins"))
WORDS = SetWords(
    {named.english.casefold(): named for named in NAMED},
    {keyword.english.casefold(): keyword for keyword in (GUARD, MOUSER)},
)
RARE = (Event.IS_HEALED, Event.RETREATS, Event.MOVED_BACK, Event.KILLS_VEHICLE)
"""Events that seldom happen in random matches, so that more abilities wait for them."""
STATICS: list[type[Static]] = [line for line in LINES if issubclass(line, Static)]


@cache
def measures(by: tuple[By, ...]) -> st.SearchStrategy[Measure]:
    return st.builds(Measure, st.sampled_from(by), st.integers(0, 15), st.booleans())


@cache
def filters(kind: str, *, another: bool = True, nouns: tuple[Noun, ...] = TROOP_NOUNS) -> st.SearchStrategy[Filter]:
    """Whom a line on such a card may pick out among troops in play."""
    return st.builds(
        Filter,
        st.sampled_from(nouns),
        st.sampled_from(Side),
        st.booleans() if another and kind in TROOPS else st.just(value=False),
        st.booleans(),
        st.sampled_from(BattleLine),
        st.none() | measures(tuple(By)),
    ).flatmap(with_details)


def with_details(filter: Filter) -> st.SearchStrategy[Filter]:
    """Half of the time as it is, else with a second noun, a keyword, a rank or a name."""
    pairs = [noun for noun in TROOP_NOUNS if noun is not Noun.TROOP and noun is not filter.noun]
    second = st.sampled_from(pairs) if filter.noun is not Noun.TROOP else st.none()
    more = [
        st.builds(replace, st.just(filter), or_noun=second),
        st.builds(replace, st.just(filter), keyword=st.sampled_from([*Keyword, MOUSER]), without=st.booleans()),
        st.builds(replace, st.just(filter), no_commander=st.just(value=True)),
        st.builds(replace, st.just(filter), named=st.sampled_from(NAMED)),
    ]
    return st.one_of([st.just(filter)] * 4 + more)


WANTED = st.builds(Filter, st.sampled_from(Noun), measure=st.none() | measures((By.COST,)))
ITEMS_MEANT = st.builds(Filter, st.just(Noun.ITEM), st.sampled_from(Side), measure=st.none() | measures((By.COST,)))
WHICH: dict[str, st.SearchStrategy[Any]] = {
    "line": st.sampled_from([BattleLine.FRONT, BattleLine.BACK]),
    "stat": st.sampled_from(Stat),
    "keyword": st.sampled_from(GIVEN),
    "stands": st.sampled_from(FOR_A_TURN),
}
"""By the slots of the texts."""


def may_stand(declared: type[Declared] | Said, kind: str) -> bool:
    return declared.only_on is None or kind in declared.only_on.kinds


def which_of(text: str) -> st.SearchStrategy[Any]:
    return next((WHICH[slot] for slot in slots_of(text) if slot in WHICH), st.none())


def declared(shape: type[Effect]) -> list[type[Any]]:
    return [effect for effect in EFFECTS if issubclass(effect, shape)]


DEPLOYED = st.builds(Filter, st.sampled_from(TROOP_NOUNS), measure=st.none() | measures((By.COST,)))
FETCHES = st.sampled_from(declared(Fetch)).flatmap(
    lambda effect: st.builds(effect, DEPLOYED if effect is Deploy else WANTED)
)


class Maker:
    """Draws the effects of one ability, step by step."""

    def __init__(
        self, draw: Draw, kind: str, tokens: Sequence[str], known: Sequence[Mode], *, gone: bool = False
    ) -> None:
        """`known` are those whom the effects may name without choosing; `gone`: the card itself is out of play."""
        self.gone = gone
        self.draw = draw
        self.kind = kind
        self.tokens = tokens
        self.known = known

    def effects(self, before: Who | None = None, *, may: bool = True, choose: bool = True) -> tuple[Effect, ...]:
        steps: list[Effect] = []
        for _ in range(self.draw(st.integers(0, 2))):
            steps.append(self.step(before))
            before = said_by(steps[-1], before)
        ways = ["step"] + ["may"] * may + ["choose"] * choose + ["if"] * (may and choose)
        return (*steps, self.last(self.draw(st.sampled_from(ways)), before, choose=choose))

    def last(self, way: str, before: Who | None, *, choose: bool) -> Effect:
        if way == "if":
            condition, asked = self.draw(states(self.kind))
            return If(condition, self.effects(before, may=False, choose=False), asked)
        if way == "may" and choose and self.draw(st.integers(0, 2)) == 0:
            first = self.effects(before, may=False, choose=False)
            return YouMay(first, (self.step(None),))
        if way == "may":
            return YouMay(self.effects(before, may=False, choose=choose))
        if way == "choose":
            modes = range(self.draw(st.integers(2, 3)))
            return ChooseOne(tuple(self.effects(before, choose=False) for _ in modes))
        return self.step(before)

    def step(self, before: Who | None) -> Effect:
        return self.draw(st.sampled_from([self.to_troops, self.for_player, self.fetch, self.other]))(before)  # type: ignore[no-any-return]

    def to_troops(self, before: Who | None) -> ToTroops:
        effect: type[ToTroops] = self.draw(
            st.sampled_from([effect for effect in declared(ToTroops) if may_stand(effect, self.kind)])
        )
        text = effect.english_texts()[0]
        number = self.draw(DIGITS) if least_number(text) else 0
        which = self.draw(which_of(text).filter(self.may_say))
        if effect is Gains and self.draw(st.integers(0, 3)) == 0:
            which = MOUSER
        if effect is DealsItsDamage:
            return DealsItsDamage(self.who(effect, before), dealer=self.dealer(effect))
        return effect(self.who(effect, before), number, which, self.times() if effect.takes_times() else None)

    def may_say(self, which: object) -> bool:
        return not isinstance(which, Standing) or may_stand(which.said, self.kind)

    def dealer(self, effect: type[ToTroops]) -> Who:
        """One who deals damage, and is no `it`."""
        return replace(self.who(effect, None), number=1, up_to=False)

    def times(self) -> Filter | None:
        """Seldom, so much for each of some."""
        return self.draw(filters(self.kind)) if self.draw(st.integers(0, 3)) == 0 else None

    def who(self, effect: type[ToTroops], before: Who | None) -> Who:
        modes = [*self.known, *PICKED]
        if self.kind in ITEMS and effect.takes_items and not self.gone:
            modes.append(Mode.THIS)
        if before:
            modes += [Mode.THEM] * 3
        mode = self.draw(st.sampled_from(modes))
        if mode is Mode.THEM and before:
            return Who(mode, number=2 if before.is_several else 1)
        if mode not in PICKED:
            return Who(mode)
        if effect.reaches_items and mode is not Mode.RANDOM and self.draw(st.integers(0, 2)) == 0:
            return Who(mode, self.draw(ITEMS_MEANT))
        number = 1 if mode is Mode.EACH else self.draw(st.sampled_from([1, 1, 2, 3, 9]))
        up_to = mode is Mode.TARGET and number > 1 and self.draw(st.booleans())
        return Who(mode, self.draw(filters(self.kind)), number, up_to)

    def for_player(self, _: Who | None) -> Effect:
        effect = self.draw(st.sampled_from(declared(ForPlayer)))
        player = self.draw(st.sampled_from(Player))
        if effect is DestroysOwn:
            return DestroysOwn(player, filter=replace(self.draw(filters(self.kind, another=False)), side=Side.ANY))
        number = self.draw(DIGITS) if least_number(effect.english_texts()[0]) else 0
        return effect(player, number, self.times() if effect.takes_times() else None)  # type: ignore[no-any-return]

    def fetch(self, _: Who | None) -> Fetch:
        return self.draw(FETCHES)  # type: ignore[no-any-return]

    def other(self, _: Who | None) -> Effect:
        summons = st.builds(Summon, st.sampled_from(self.tokens), st.integers(1, MOST_SUMMONED))
        return self.draw(st.builds(Peek, DIGITS) | summons)  # type: ignore[no-any-return]


def said_by(effect: Effect, before: Who | None) -> Who | None:
    """Whom `it` or `them` may mean after an effect."""
    if not isinstance(effect, ToTroops):
        return None
    return before if effect.who.mode is Mode.THEM else effect.who


def itself(kind: str) -> list[Mode]:
    """Who needs no choosing on such a card."""
    found = [Mode.THIS] if kind in TROOPS else []
    found += [Mode.HOST] if kind == "equip" else []
    return found + ([Mode.VEHICLE] if kind in PILOTS else [])


@st.composite
def whens(draw: Draw, kind: str, tokens: Sequence[str]) -> When:
    events = [event for event in Event if event is not Event.EQUIPS] + [*RARE] * 3
    events += [Event.EQUIPS] * 3 * (kind == "equip")
    event = draw(st.sampled_from(events))
    subject = draw(subjects(kind, event))
    names = itself(kind)
    if subject.mode is Mode.EACH and event not in WITHOUT_TROOP:
        names.append(Mode.THAT)
    if event in WITH_ANOTHER_TROOP and not event.said.other_is_gone:
        names.append(Mode.OTHER)
    if event in LEAVING:
        dead = Mode.THAT if subject.mode is Mode.EACH else subject.mode
        names = [name for name in names if name is not dead]
    effects = Maker(draw, kind, tokens, names).effects()
    dies = event in (Event.IS_KILLED, Event.IS_DESTROYED) and subject.mode is Mode.THIS
    return When(event, subject, (ComesBack(), *effects) if dies and draw(st.booleans()) else effects)


@st.composite
def subjects(draw: Draw, kind: str, event: Event) -> Who:
    """Who may do or suffer it."""
    if event in WITHOUT_TROOP:
        return Who(Mode.EACH, Filter(side=draw(st.sampled_from(Side))))
    if event is Event.EQUIPS:
        return Who(Mode.THIS)
    piloted = event is Event.IS_PILOTED
    modes = [mode for mode in itself(kind) if not piloted or mode is not Mode.THIS or kind == "vehicle"]
    mode = draw(st.sampled_from([*modes, Mode.EACH]))
    if mode is not Mode.EACH:
        return Who(mode)
    return Who(mode, draw(filters(kind, nouns=(Noun.VEHICLE,) if piloted else TROOP_NOUNS)))


@st.composite
def states(draw: Draw, kind: str) -> tuple[Condition, Filter | None]:
    """A condition, and whom it asks for; the one that always holds is for bonuses."""
    condition = draw(conditions(kind).filter(lambda found: found is not Condition.ALWAYS))
    return condition, draw(asked(kind)) if condition.said.asks else None


def asked(kind: str) -> st.SearchStrategy[Filter]:
    """Whom somebody controls."""
    sides = st.sampled_from([Side.FRIENDLY, Side.OPPOSING])
    return st.builds(replace, filters(kind), side=sides)


def conditions(kind: str) -> st.SearchStrategy[Condition]:
    """Those of pilots more often, since they can stand on few cards."""
    found = [condition for condition in Condition if may_stand(condition.said, kind)]
    if kind not in TROOPS:
        found = [condition for condition in found if condition.said.of is Of.YOU or condition.said.of_player]
    return st.sampled_from(found + [one for one in found if one.said.only_on] * 2)


@st.composite
def statics(draw: Draw, kind: str) -> Static:
    """A bonus in play."""
    condition = draw(conditions(kind))
    whom = draw(asked(kind)) if condition.said.asks else None
    bonus: type[Static] = draw(st.sampled_from(STATICS))
    times = draw(filters(kind)) if draw(st.integers(0, 3)) == 0 else None
    if bonus is Costs:
        return Costs(draw(bought(kind)), draw(cost_changes(kind)), None, condition, times=times, asked=whom)
    mode = draw(st.sampled_from([*itself(kind), Mode.EACH]))
    subject = Who(mode, draw(filters(kind))) if mode is Mode.EACH else Who(mode)
    text = bonus.english_texts()[0]
    amount = draw(DIGITS) * draw(st.sampled_from([1, -1])) if "amount" in slots_of(text) else 0
    per_counter = "per_counter" in slots_of(text) and draw(st.booleans())
    counts = times if "per_counter" in slots_of(text) and not per_counter else None
    which = draw(which_of(text))
    if bonus is Guarded:
        which = Standing.GUARDS
    elif bonus is Stands:
        standings = [standing for standing in Standing if standing is not Standing.GUARDS]
        which = draw(st.sampled_from([standing for standing in standings if may_stand(standing.said, kind)]))
    elif bonus is Grants and draw(st.integers(0, 3)) == 0:
        which = MOUSER
    return bonus(subject, amount, which, condition, per_counter, counts, whom)


@st.composite
def bought(draw: Draw, kind: str) -> Who:
    """Whose cost a bonus may change."""
    noun = draw(st.sampled_from(Noun))
    measure = draw(st.none() | measures((By.COST,) if noun in NO_TROOPS else tuple(By)))
    another = kind in TROOPS and draw(st.booleans())
    return Who(Mode.EACH, Filter(noun, draw(st.sampled_from(Side)), another, measure=measure))


def cost_changes(kind: str) -> st.SearchStrategy[int]:
    return st.integers(-9, -1) if kind == "battlefield" else st.integers(-9, -1) | st.integers(1, 9)


def own_costs(kind: str) -> st.SearchStrategy[Static]:
    known = [
        condition
        for condition in Condition
        if (condition.said.of is Of.YOU or condition.said.of_player) and not condition.said.asks
    ]
    times = st.none() | filters(kind, another=False)
    known_in_hand = st.sampled_from(known)
    return st.builds(Costs, st.just(Who(Mode.THIS)), cost_changes(kind), st.none(), known_in_hand, times=times)


@st.composite
def activated(draw: Draw, kind: str, tokens: Sequence[str]) -> Activated:
    price = draw(st.sampled_from([price for price in PRICES if may_stand(price, kind)]))
    number = draw(DIGITS) if least_number(price.english_texts()[0]) else 0
    once = price.is_always_once or draw(st.booleans())
    paid = price(number)
    if price is Dollars and draw(st.booleans()):
        further = draw(st.sampled_from([price for price in PRICES if price.may_be_second and may_stand(price, kind)]))
        paid = Dollars(number, further(draw(DIGITS) if least_number(further.english_texts()[0]) else 0))
    destroys = isinstance(getattr(paid, "second", None) or paid, Destroys)
    names = [mode for mode in itself(kind) if not destroys or mode is not Mode.THIS]
    return Activated(paid, Maker(draw, kind, tokens, names, gone=destroys).effects(), once)


@st.composite
def played(draw: Draw, kind: str, tokens: Sequence[str]) -> Played:
    return Played(Maker(draw, kind, tokens, [Mode.THAT, Mode.OTHER]).effects())


def abilities(kind: str, tokens: Sequence[str]) -> st.SearchStrategy[Line]:
    """Every ability that may stand on a card of this kind."""
    found: list[st.SearchStrategy[Any]] = []
    if kind in TROOPS:
        keywords = st.lists(st.sampled_from([*Keyword, MOUSER, GUARD]), min_size=1, unique=True)
        found.append(st.builds(Keywords, keywords.map(tuple)))
    if kind in DECK_CARDS:
        found += [st.just(AnyNumber()), own_costs(kind)]
    if kind == "one-time":
        return st.one_of([*found, st.builds(MayRespond, st.sampled_from(Response)), played(kind, tokens)])
    if kind == "vehicle":
        found.append(st.just(NeedsNoPilot()))
    if kind == "equip":
        found.append(st.builds(Equips, filters(kind, another=False)))
    if kind in DECK_CARDS:
        found.append(activated(kind, tokens))
    when = whens(kind, tokens)
    if kind == "battlefield":
        when = when.filter(lambda ability: not (ability.may_loop or why_not(ability)))
    return st.one_of([*found, when, statics(kind)])
