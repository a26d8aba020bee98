"""What a card's ability lines become: numbers that the rules run.

A definition is a card, a token or a battlefield. It has at most four abilities, each a row of
`ABILITY_WORDS` numbers, and the effects of all abilities stand in one long code of two-word steps.
"""

from typing import Final

# An ability's row.
ABILITIES: Final = 4
"""At most so many abilities on one definition, keywords and limits not counted."""
ABILITY_WORDS: Final = 8
KIND: Final = 0
"""NO_ABILITY, STATIC, TRIGGER, ACTIVATED or PLAYED."""
EVENT: Final = 1
"""Of a trigger: the event. Of a static: which bonus. Of an activated ability: its price."""
SUBJECT: Final = 2
"""Of a trigger: who does it. Of a static: whom it is for. A `who` word."""
CONDITION: Final = 3
"""Of a static: when it holds."""
AMOUNT: Final = 4
"""Of a static: how much, or which keyword. Of an activated ability: dollars."""
START: Final = 5
"""Where its effects begin in the code."""
FLAGS: Final = 6

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
EVENTS: Final = 13

# What statics may change.
DAMAGE_BONUS: Final = 0
HEALTH_BONUS: Final = 1
COST_BONUS: Final = 2
GRANTS: Final = 3
"""AMOUNT is a keyword."""
TAKES_AWAY: Final = 4
BONUSES: Final = 5

# When statics hold; they read what the source itself is.
ALWAYS: Final = 0
IN_FRONT_LINE: Final = 1
IN_BACK_LINE: Final = 2
IS_PILOTING: Final = 3
HAS_PILOT: Final = 4
IS_DAMAGED: Final = 5
IS_BEHIND: Final = 6
"""Its controller has lost more battles than won."""

# Keywords; as traits they are bits KEYWORD_TRAIT + keyword.
FLYING: Final = 0
REACH: Final = 1
OBSERVER: Final = 2
RETREAT: Final = 3
STEALTH: Final = 4
KEYWORDS: Final = 5

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
TRAITS: Final = 16

# A `who` word: mode, number << 4, UP_TO, then a filter.
MODE: Final = 0xF
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
NUMBER_AT: Final = 4
UP_TO: Final = 1 << 8
SIDE_AT: Final = 9
ANY_SIDE: Final = 0
FRIENDLY: Final = 1
OPPOSING: Final = 2
ANOTHER: Final = 1 << 11
DAMAGED: Final = 1 << 12
NOUN_AT: Final = 13
TROOP: Final = 0
CAT: Final = 1
VEHICLE_NOUN: Final = 2
COMMANDER: Final = 3
SHORTHAIR: Final = 4
LONGHAIR: Final = 5
ITEM: Final = 6
CARD: Final = 7
LINE_AT: Final = 16
NO_LINE: Final = 0
"""CO-106.1, Ruling CO-R.AA: friendly troops in either line; others only in the Front Line."""
FRONT_LINE: Final = 1
BACK_LINE: Final = 2
EITHER_LINE: Final = 3
MEASURE_AT: Final = 18
BY_COST: Final = 1
BY_HEALTH: Final = 2
BY_DAMAGE: Final = 3
OR_MORE: Final = 1 << 20
"""Without it: or less."""
LIMIT_AT: Final = 21
"""0 to 15."""

# Steps of the code. First word: step, number << 8, which << 16, target of a jump << 24. Second word: a `who` word.
# The step of an effect is numbered in the module of its family (damage, fortunes, movements, …), next to what it does.
STEP_NUMBER_AT: Final = 8
WHICH_AT: Final = 16
JUMP_AT: Final = 24
END: Final = 0
SELECT: Final = 1
"""Who the next steps are about: asks for targets, or chance, one at a time."""
MILL: Final = 16  # number
"""Of the family of fortunes; it stands here because whoever discards from a deck asks whether it was this step."""
JUMP: Final = 24
YOU: Final = 0
OPPONENT: Final = 1

# How far a family came with a step.
NOT_MINE: Final = 0
"""It is no step of this family."""
DONE: Final = 1
ASKED: Final = 2
"""Somebody is asked first; the step goes on after the answer."""
