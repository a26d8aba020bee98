"""What a card's ability lines become: numbers that the rules run.

A definition is a card, a token or a battlefield. It has at most four abilities, each a row of
`ABILITY_WORDS` numbers, and the effects of all abilities stand in one long code of two-word steps.
"""

from typing import Final

from mypy_extensions import i64

# An ability's row.
ABILITIES: Final = 4
"""At most so many abilities on one definition, keywords and limits not counted."""
ABILITY_WORDS: Final = 8
KIND: Final = 0
"""NO_ABILITY, STATIC, TRIGGER, ACTIVATED or PLAYED."""
EVENT: Final = 1
"""Of a trigger: the event. Of a static: which bonus. Of an activated ability: its price."""
SUBJECT: Final = 2
"""Of a trigger: who does it. Of a static: whom it is for. A `who` word. Of an activated ability: how much of its
second price."""
CONDITION: Final = 3
"""Of a static: when it holds. Of an activated ability: its second price."""
AMOUNT: Final = 4
"""Of a static: how much, or which keyword. Of an activated ability: so many dollars, counters or cards."""
START: Final = 5
"""Where its effects begin in the code. Of a static: whom its condition asks for, a `who` word."""
FLAGS: Final = 6
COUNTED: Final = 7
"""Of a static: its amount counts once for each of these, a `who` word; 0 if it counts once."""

NO_ABILITY: Final = 0
STATIC: Final = 1
TRIGGER: Final = 2
ACTIVATED: Final = 3
PLAYED: Final = 4
"""What a One-Time Item does when it is played."""

# Flags.
PER_COUNTER: Final = 1
"""The bonus counts once for each counter on the troop that gets it."""
OF_PILOT: Final = 2
"""CO-108.2: it speaks of the vehicle that the troop pilots, so it works while piloting."""
ONCE_A_TURN: Final = 4

# Prices of activated abilities.
FREE: Final = 0
DOLLARS: Final = 1
COUNTER: Final = 2
"""AMOUNT: how many, if not one."""
DISCARDS: Final = 3
"""AMOUNT: so many cards; the first step of the ability discards them."""
DESTROYS_ITSELF: Final = 4
"""The first steps of the ability do it."""

# What triggers may wait for; the subject is the troop that does it, the other is in brackets.
DEPLOYED: Final = 0
MOVED_UP: Final = 1
ATTACKS: Final = 2  # (attacked)
IS_ATTACKED: Final = 3  # (attacker)
DEALS_DAMAGE: Final = 4  # (damaged)
KILLS: Final = 5  # (killed)
IS_KILLED: Final = 6  # (killer)
IS_DESTROYED: Final = 7
IS_PILOTED: Final = 8  # the vehicle (pilot)
IS_EQUIPPED: Final = 9  # the troop (item)
EQUIPS: Final = 10  # the item (troop)
TURN_STARTS: Final = 11  # SIDE of the subject says whose: friendly, opposing or any
TURN_ENDS: Final = 12
IS_DEALT_DAMAGE: Final = 13  # (who dealt it)
IS_HEALED: Final = 14
RETREATS: Final = 15
MOVED_BACK: Final = 16
ATTACKS_VEHICLE: Final = 17  # (attacked)
KILLS_VEHICLE: Final = 18  # (killed)
SURVIVES: Final = 19  # (who dealt the damage)
ATTACK_STARTS: Final = 20  # SIDE of the subject says whose turn
PLAYS_ITEM: Final = 21  # SIDE of the subject says which player; so in the next
DRAWS: Final = 22
EVENTS: Final = 23

# What statics may change.
DAMAGE_BONUS: Final = 0
HEALTH_BONUS: Final = 1
COST_BONUS: Final = 2
GRANTS: Final = 3
"""AMOUNT is a keyword."""
TAKES_AWAY: Final = 4
STANDS: Final = 5
"""AMOUNT is a standing."""
BONUSES: Final = 6

# When statics hold; they read what the source itself is.
ALWAYS: Final = 0
IN_FRONT_LINE: Final = 1
IN_BACK_LINE: Final = 2
IS_PILOTING: Final = 3
HAS_PILOT: Final = 4
IS_DAMAGED: Final = 5
IS_BEHIND: Final = 6
"""Its controller has lost more battles than won."""
HAS_ITEMS: Final = 7
IS_AHEAD: Final = 8
IS_ALONE: Final = 9
"""Its controller has no other troop."""
HAS_NO_HAND: Final = 10
IS_OUTNUMBERED: Final = 11
"""Its controller has fewer troops than the other player."""
CONTROLS: Final = 12
"""There is somebody such as its `who` word says."""

# Keywords; as traits they are bits KEYWORD_TRAIT + keyword.
FLYING: Final = 0
REACH: Final = 1
OBSERVER: Final = 2
RETREAT: Final = 3
STEALTH: Final = 4
KEYWORDS: Final = 5

# Standings: what a troop may or must do, or what may be done to it, without a keyword for it.
GUARDS: Final = 0
"""Whoever attacks and can attack it, must."""
IS_SHROUDED: Final = 1
"""It cannot be targeted."""
IS_PACIFIED: Final = 2
"""It cannot attack."""
IGNORES_LINES: Final = 3
"""It can attack troops in either line."""
ATTACKS_TWICE: Final = 4
STANDINGS: Final = 5

# Statics are looked up by what they change, keywords and standings one by one.
OF_KEYWORD: Final = 6
"""With a keyword: those that grant it."""
OF_STANDING: Final = 11
"""With a standing: those that say so of somebody."""
STATICS: Final = 16

# What a definition is: a set of traits.
IS_TROOP: Final = 0
IS_VEHICLE: Final = 1
IS_COMMANDER: Final = 2
IS_SHORTHAIR: Final = 3
IS_LONGHAIR: Final = 4
IS_EQUIP: Final = 5
IS_TEAM_BUFF: Final = 6
IS_ONE_TIME: Final = 7
RESPONDS: Final = 8
"""May be played when an opposing troop attacks."""
ANY_NUMBER: Final = 9
"""A deck may contain any number of it."""
ONLY_LOSER: Final = 10
"""A battlefield whose effects are only for the loser of the battle before."""
KEYWORD_TRAIT: Final = 11
NEEDS_NO_PILOT: Final = 16
RESPONDS_TO_DEPLOYMENT: Final = 17
RESPONDS_TO_DEATH: Final = 18
OWN_KEYWORD_TRAIT: Final = 19
"""The first of the keywords that the set has defined itself (CO-112.2)."""
OWN_KEYWORDS: Final = 16
TRAITS: Final = OWN_KEYWORD_TRAIT + OWN_KEYWORDS

# A `who` word: who is meant. A field is declared by its width and stands behind the one before it;
# `language/encode` packs them, and refuses what does not fit.
MODE_AT: Final = 0
MODE_BITS: Final = 4
NUMBER_AT: Final = MODE_AT + MODE_BITS
NUMBER_BITS: Final = 4
UP_TO_AT: Final = NUMBER_AT + NUMBER_BITS
UP_TO_BITS: Final = 1
SIDE_AT: Final = UP_TO_AT + UP_TO_BITS
SIDE_BITS: Final = 2
ANOTHER_AT: Final = SIDE_AT + SIDE_BITS
ANOTHER_BITS: Final = 1
DAMAGED_AT: Final = ANOTHER_AT + ANOTHER_BITS
DAMAGED_BITS: Final = 1
NOUN_AT: Final = DAMAGED_AT + DAMAGED_BITS
NOUN_BITS: Final = 3
LINE_AT: Final = NOUN_AT + NOUN_BITS
LINE_BITS: Final = 2
MEASURE_AT: Final = LINE_AT + LINE_BITS
"""Compared by what; 0 if nothing is compared."""
MEASURE_BITS: Final = 2
OR_MORE_AT: Final = MEASURE_AT + MEASURE_BITS
"""Without it: or less."""
OR_MORE_BITS: Final = 1
LIMIT_AT: Final = OR_MORE_AT + OR_MORE_BITS
LIMIT_BITS: Final = 4
KEYWORD_AT: Final = LIMIT_AT + LIMIT_BITS
"""A keyword plus one, or KEYWORDS plus one of the set's own plus one; 0 if none is asked for."""
KEYWORD_BITS: Final = 5
WITHOUT_AT: Final = KEYWORD_AT + KEYWORD_BITS
"""Those who do not have the keyword."""
WITHOUT_BITS: Final = 1
NO_COMMANDER_AT: Final = WITHOUT_AT + WITHOUT_BITS
NO_COMMANDER_BITS: Final = 1
OR_NOUN_AT: Final = NO_COMMANDER_AT + NO_COMMANDER_BITS
"""A second noun that will do as well, plus one."""
OR_NOUN_BITS: Final = 4
NAMED_AT: Final = OR_NOUN_AT + OR_NOUN_BITS
"""A definition by its number plus one, if only those of one name are meant."""
NAMED_BITS: Final = 8
WHO_BITS: Final = NAMED_AT + NAMED_BITS
UP_TO: Final = 1 << UP_TO_AT
ANOTHER: Final = 1 << ANOTHER_AT
DAMAGED: Final = 1 << DAMAGED_AT
OR_MORE: Final = 1 << OR_MORE_AT
WITHOUT: Final = 1 << WITHOUT_AT
NO_COMMANDER: Final = 1 << NO_COMMANDER_AT
ON_THE_FACE: Final = ((1 << WHO_BITS) - 1) ^ ((1 << KEYWORD_AT) - 1)
"""Keyword, rank, second noun and name: what only a card's face tells."""

# Modes.
THIS: Final = 0
THAT: Final = 1
"""The event's subject."""
OTHER: Final = 2
"""The event's other party."""
HOST: Final = 3
"""The troop this is equipped to."""
VEHICLE: Final = 4
"""The vehicle this pilots."""
TARGET: Final = 5
EACH: Final = 6
RANDOM: Final = 7
THEM: Final = 8
"""Those the step before was about."""
OWN: Final = 9
"""A player chooses among their own."""

# Sides.
ANY_SIDE: Final = 0
FRIENDLY: Final = 1
OPPOSING: Final = 2

# Nouns.
TROOP: Final = 0
CAT: Final = 1
VEHICLE_NOUN: Final = 2
COMMANDER: Final = 3
SHORTHAIR: Final = 4
LONGHAIR: Final = 5
ITEM: Final = 6
CARD: Final = 7

# Lines.
NO_LINE: Final = 0
"""CO-106.1, Ruling CO-R.AA: friendly troops in either line; others only in the Front Line."""
FRONT_LINE: Final = 1
BACK_LINE: Final = 2
EITHER_LINE: Final = 3

# Measures.
BY_COST: Final = 1
BY_HEALTH: Final = 2
BY_DAMAGE: Final = 3


def mode_of(who: i64) -> i64:
    return (who >> MODE_AT) & ((1 << MODE_BITS) - 1)


def number_of(who: i64) -> i64:
    """How many are chosen."""
    return (who >> NUMBER_AT) & ((1 << NUMBER_BITS) - 1)


def side_of(who: i64) -> i64:
    return (who >> SIDE_AT) & ((1 << SIDE_BITS) - 1)


def noun_of(who: i64) -> i64:
    return (who >> NOUN_AT) & ((1 << NOUN_BITS) - 1)


def line_of(who: i64) -> i64:
    return (who >> LINE_AT) & ((1 << LINE_BITS) - 1)


def measure_of(who: i64) -> i64:
    return (who >> MEASURE_AT) & ((1 << MEASURE_BITS) - 1)


def limit_of(who: i64) -> i64:
    return (who >> LIMIT_AT) & ((1 << LIMIT_BITS) - 1)


def keyword_of(who: i64) -> i64:
    """A keyword plus one; 0 if none is asked for."""
    return (who >> KEYWORD_AT) & ((1 << KEYWORD_BITS) - 1)


def or_noun_of(who: i64) -> i64:
    """A second noun plus one, or 0."""
    return (who >> OR_NOUN_AT) & ((1 << OR_NOUN_BITS) - 1)


def named_of(who: i64) -> i64:
    """A definition plus one, or 0."""
    return (who >> NAMED_AT) & ((1 << NAMED_BITS) - 1)


# A step of the code is two words: the first has the fields below, the second is a `who` word.
# The opcode of an effect is numbered in the module of its family (damage, fortunes, …), next to what it does.
OPCODE_AT: Final = 0
OPCODE_BITS: Final = 8
STEP_NUMBER_AT: Final = OPCODE_AT + OPCODE_BITS
STEP_NUMBER_BITS: Final = 8
WHICH_AT: Final = STEP_NUMBER_AT + STEP_NUMBER_BITS
WHICH_BITS: Final = 8
JUMP_AT: Final = WHICH_AT + WHICH_BITS
"""Where a jump leads, as a place in the code."""
JUMP_BITS: Final = 24
STEP_WORDS: Final = 2

END: Final = 0
SELECT: Final = 1
"""Who the next steps are about: asks for targets, or chance, one at a time."""
MILL: Final = 16  # number
"""Of the family of fortunes; it stands here because whoever discards from a deck asks whether it was this step."""
HOLD: Final = 38
"""Those chosen now do something to those chosen next."""
DISCARD: Final = 14  # number
DISCARD_AT_RANDOM: Final = 15  # number
LOSE_DOLLARS: Final = 18  # number
"""So are these: who offers something asks whether it is possible."""
LESSENS: Final = 30  # number; which: DAMAGE_BONUS or HEALTH_BONUS; this turn
"""Of the family of marks; a set that has it looks for whoever has less health."""
STAND: Final = 33  # which: standing; this turn
"""Likewise; without it and without such a static nobody looks for standings."""
JUMP: Final = 24
YOU: Final = 0
OPPONENT: Final = 1

# How far a family came with a step.
NOT_MINE: Final = 0
"""It is no step of this family."""
DONE: Final = 1
ASKED: Final = 2
"""Somebody is asked first; the step goes on after the answer."""
SKIPPED: Final = 3
"""The ability goes on elsewhere."""


def opcode_in(word: i64) -> i64:
    return (word >> OPCODE_AT) & ((1 << OPCODE_BITS) - 1)


def number_in(word: i64) -> i64:
    return (word >> STEP_NUMBER_AT) & ((1 << STEP_NUMBER_BITS) - 1)


def which_in(word: i64) -> i64:
    return (word >> WHICH_AT) & ((1 << WHICH_BITS) - 1)


def jump_in(word: i64) -> i64:
    return (word >> JUMP_AT) & ((1 << JUMP_BITS) - 1)
