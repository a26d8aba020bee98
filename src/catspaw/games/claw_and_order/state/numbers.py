"""The numbers of a match: cards, questions, phases and the places of its words."""

from typing import Final

# Cards: 27 of seat one, 27 of seat two, six summoned troops; then, never as an answer, the battlefield for each seat.
SEAT_NAMES: Final = ("one", "two")
DECK_SIZE: Final = 27
CARDS: Final = 54
SUMMONED: Final = 54
FIELD: Final = 60
SOURCES: Final = 62
OF_ONE: Final = 0x7FFFFFF
OF_TWO: Final = 0x3FFFFFF8000000
ALL_SUMMONED: Final = 0xFC0000000000000
BATTLEFIELDS: Final = 0x3000000000000000
"""Both of them as a set; no effect reaches them."""
GONE: Final = 62
"""A summoned troop that has left play: its number is free for the next one, which is another troop."""
NONE: Final = 63
"""No card, no seat."""

DONE_BIT: Final = 0x2000000000000000
FACE_DOWN_BIT: Final = 0x1000000000000000


RING_SIZE: Final = 64
CHAIN_FIELDS: Final = 20
FIELDS: Final = 414


# Bounds (Ruling CO-R.Z).
MOST_IN_A_CHAIN: Final = 8
"""So often an ability is set off by its own consequences between two answers of a seat."""
MOST_USES: Final = 8
"""So often an ability is used in a turn."""
MOST_ACTIONS: Final = 60
"""So many cards are played and abilities used in one turn."""
MOST_ATTACKS: Final = 7
MOST_DOLLARS: Final = 1023
MOST_COUNTERS: Final = 63
MOST_DAMAGE: Final = 255
MOST_SHIELD: Final = 63
"""So much damage is prevented at most."""
MOST_BONUS: Final = 127
"""What a turn adds at most to damage, and to health."""
MOST_PENALTY: Final = 15
"""What a turn takes away at most from damage, and from health."""
MOST_ARRIVALS: Final = 16383
"""So many stamps a battle has; whoever arrives later counts as no younger."""
MOST_PAID: Final = 255
"""So many dollars a card that lies face down is known to have cost; more are kept as so many."""
LONGEST_QUEUE: Final = 9
"""So many looked-at cards a word has room for; on a deck no more are looked at, and under it three words lie."""
LINKS: Final = 6
"""So many abilities that have led to one are kept."""
ABILITIES_IN_ALL: Final = 288
"""Those that are told apart in a chain: four of each card, of each seat's battlefield and of each kind of token."""
MOST_AT_ONCE: Final = 99
"""What `for each …` multiplies an effect to at most."""
SET_UP_DOLLARS: Final = 5
OPENING_HAND: Final = 5
CHEAP: Final = 5
"""CO-103.3: an opening hand needs a troop of this cost or less."""


# Fields of packed words: first bit | bits << 6 | places << 12 | largest value << 18 (see core.packed).


class CardField:
    """What stays with a card, in CARD_STATE. Cards are kept plus one, so that 0 is none."""

    DAMAGE: Final = 0 | 8 << 6 | 1 << 12 | MOST_DAMAGE << 18
    COUNTERS: Final = 8 | 6 << 6 | 1 << 12 | MOST_COUNTERS << 18
    PARTNER: Final = 14 | 6 << 6 | 1 << 12 | FIELD << 18
    """The troop an Equip Item is on, a pilot's vehicle or a vehicle's pilot."""
    STAMP: Final = 20 | 14 << 6 | 1 << 12 | MOST_ARRIVALS << 18
    """When it came into play."""
    PAID: Final = 34 | 8 << 6 | 1 << 12 | MOST_PAID << 18
    """Dollars paid for a card that lies face down."""
    TOKEN: Final = 34 | 8 << 6 | 1 << 12 | 255 << 18
    """The kind of a summoned troop, which never lies face down."""
    HURT_BY: Final = 42 | 6 << 6 | 1 << 12 | (GONE + 1) << 18
    """Who hurt it last."""
    KNOWN_SINCE: Final = 48 | 14 << 6 | 1 << 12 | MOST_ARRIVALS << 18
    """Since when everybody knows of it in a hand."""


class TurnField:
    """What the turn's end wipes off a card, in TURN_STATE."""

    USES: Final = 0 | 4 << 6 | 4 << 12 | MOST_USES << 18
    """Of each of the four abilities."""
    LESS_DAMAGE: Final = 16 | 4 << 6 | 1 << 12 | MOST_PENALTY << 18
    LESS_HEALTH: Final = 20 | 4 << 6 | 1 << 12 | MOST_PENALTY << 18
    LOST: Final = 24 | 4 << 6 | 1 << 12 | 15 << 18
    """The set of keywords lost; Stealth is never lost."""
    STANDS: Final = 28 | 4 << 6 | 1 << 12 | 15 << 18
    """The set of standings for this turn; to attack twice is none of them."""
    ATTACKS: Final = 32 | 3 << 6 | 1 << 12 | MOST_ATTACKS << 18
    AGAIN: Final = 35 | 3 << 6 | 1 << 12 | (MOST_ATTACKS - 1) << 18
    """Further attacks that are allowed."""
    SHIELD: Final = 38 | 6 << 6 | 1 << 12 | MOST_SHIELD << 18
    """Damage to prevent."""
    MORE_DAMAGE: Final = 44 | 7 << 6 | 1 << 12 | MOST_BONUS << 18
    MORE_HEALTH: Final = 51 | 7 << 6 | 1 << 12 | MOST_BONUS << 18
    GAINED: Final = 58 | 4 << 6 | 1 << 12 | 15 << 18
    """The set of keywords gained; Stealth is never gained."""


class RingField:
    """An ability that waits, in RING."""

    IS_TAKEN: Final = 0 | 1 << 6 | 1 << 12 | 1 << 18
    """1, so that no ability that waits is 0."""
    SOURCE: Final = 1 | 6 << 6 | 1 << 12 | NONE << 18
    ABILITY: Final = 7 | 10 << 6 | 1 << 12 | 1023 << 18
    """Its definition × 4 + its place there."""
    SUBJECT: Final = 17 | 6 << 6 | 1 << 12 | NONE << 18
    OTHER: Final = 23 | 6 << 6 | 1 << 12 | NONE << 18
    SEAT: Final = 29 | 1 << 6 | 1 << 12 | 1 << 18


class ChainField:
    """What has led to an ability, in LINEAGE and RING_LINEAGE, and how often, in CHAINS (see chains)."""

    LINK: Final = 0 | 9 << 6 | LINKS << 12 | ABILITIES_IN_ALL << 18
    """The abilities that have led to it, plus one."""
    IS_TOO_LONG: Final = 54 | 1 << 6 | 1 << 12 | 1 << 18
    """1 if more have than there are places for."""
    TIMES: Final = 0 | 4 << 6 | 15 << 12 | MOST_IN_A_CHAIN << 18
    """How often an ability was set off by its own consequences."""


class DeckField:
    """Cards whose places are known, in TOP, BOTTOM, BURIED and BURIED_DEEPER."""

    CARD: Final = 0 | 6 << 6 | LONGEST_QUEUE << 12 | (CARDS - 1) << 18


class Zone:
    """Places in a match's zones. Those before ACTIVE are per seat: seat two has the next place."""

    HAND: Final = 0
    DECK: Final = 2
    """The shuffled part of the deck, as a set."""
    TOP: Final = 4
    """Cards on it that were looked at, the next one lowest (see DeckField)."""
    TOP_COUNT: Final = 6
    BOTTOM: Final = 8
    """The lowest nine of the cards under it that were looked at, the bottommost lowest."""
    BOTTOM_COUNT: Final = 10
    FRONT: Final = 12
    """Troops a seat controls in its Front Line."""
    BACK: Final = 14
    ITEMS: Final = 16
    """A seat's Equip Items in play."""
    BUFFS: Final = 18
    """A seat's Team Buffs in play, and the battlefield if it concerns the seat."""
    DISCARD_PILE: Final = 20
    ASIDE: Final = 22
    """Opening hands that failed."""
    DOLLARS_OF: Final = 24
    TURNS: Final = 26
    """Turns of this battle."""
    WINS: Final = 28
    SHUFFLES: Final = 30
    OWED: Final = 32
    """Cards still to be discarded from the bottom of the deck."""
    KNOWN: Final = 34
    """Cards that everybody knows not to be in the deck though they lie hidden: in the hand, or face down."""
    FAILED: Final = 36
    """Opening hands that failed, their number."""
    SEEN_BEFORE: Final = 38
    """What earlier battles have shown of the deck."""
    ACTIVE: Final = 40
    STARTER: Final = 41
    PHASE: Final = 42
    BATTLE: Final = 43
    BATTLEFIELD_CARD: Final = 44
    """0 is neutral, else the battlefield's number plus one."""
    LOSER: Final = 45
    """Who lost the battle before, or NONE."""
    ARRIVALS: Final = 46
    """Arrivals of this battle."""
    CHECK_DEATHS: Final = 47
    HURT: Final = 48
    """Troops in play that have damage."""
    FACE_DOWN: Final = 49
    PILOTS: Final = 50
    PILOTED: Final = 51
    """Vehicles with a pilot."""
    SUMMONED_BY_TWO: Final = 52
    DEPLOYED_NOW: Final = 53
    """Troops deployed this turn."""
    REMOVED: Final = 54
    """Equip Items that came back to a hand this turn."""
    CHANGED: Final = 55
    """Vehicles whose pilot was changed this turn."""
    TOOK_OFF: Final = 56
    """1 if the active player has taken an Equip Item off this turn."""
    TOUCHED: Final = 57
    """Cards with a word about this turn."""
    TAKING_EFFECT: Final = 58
    """CO-109.6: the One-Time Item that is being carried out, as a set."""
    ACTIONS: Final = 59
    """Plays and uses of this turn."""
    ATTACKER: Final = 60
    VICTIM: Final = 61
    CHOSEN: Final = 62
    """The vehicle to be piloted, the item to be equipped, the card to be used."""
    PC: Final = 63
    """Its next step; 0 while nothing resolves."""
    SOURCE: Final = 64
    THAT_CARD: Final = 65
    OTHER_CARD: Final = 66
    CHOSEN_ONES: Final = 67
    """Those the steps are about."""
    CONTROLLER: Final = 68
    LEFT: Final = 69
    """What is left of the present step, plus one; 0 before it begins."""
    RING_AT: Final = 70
    RING_COUNT: Final = 71
    DICE: Final = 72
    """One-off rolls so far."""
    OPTIONS_DOWN: Final = 73
    """Face-down troops among which a place is being chosen."""
    LINEAGE: Final = 74
    """What has led to it, itself included (see chains)."""
    CHAINED: Final = 75
    """1 if an ability has been set off by its own consequences since a seat last answered."""
    RING: Final = 76
    RING_LINEAGE: Final = 140
    """Per place of the ring what has led to the ability that waits there."""
    CHAINS: Final = 204
    """How often each ability has been set off by its own consequences (see chains)."""
    CARD_STATE: Final = 224
    """Per source what stays with it (see CardField); nothing ever for GONE."""
    TURN_STATE: Final = 287
    """Per source what the turn's end wipes off (see TurnField)."""
    MAY_BE: Final = 350
    """Per card that lies face down which cards with Stealth would have cost what was paid for it (see playing)."""
    BURIED: Final = 404
    """Per seat the tenth to the eighteenth card from the bottom, as BOTTOM has the first nine."""
    BURIED_DEEPER: Final = 406
    """Per seat those above them."""
    STUNS: Final = 408
    """Troops that cannot attack in the next turn of whoever controls them."""
    STUNNED: Final = 409
    """Troops that cannot attack in this turn."""
    HELD: Final = 410
    """Those who deal their damage in the present ability."""
    WINDOWS: Final = 411
    """Ruling CO-R.W: what the other player may still respond to (see Window), as a set."""
    ARRIVED: Final = 412
    """The troop whose deployment may be responded to, or NONE."""
    SLAYER: Final = 413
    """Who killed the troop whose death may be responded to, or NONE."""


class Phase:
    """Phases of a match."""

    OPENING: Final = 0
    SETTING_UP: Final = 1
    STARTING: Final = 2
    DRAWING: Final = 3
    PILOTING: Final = 4
    PLAYING: Final = 5
    ATTACKING: Final = 6
    DECLARING: Final = 7
    STRIKING: Final = 8
    ENDING: Final = 9
    FINISHING: Final = 10
    JUDGING: Final = 11


class Window:
    """What a player may respond to besides an attack."""

    DEPLOYMENT: Final = 0
    DEATH: Final = 1


class Pile:
    """What chance draws from."""

    DECK: Final = 1
    """Of seat one; seat two's is the next."""
    STARTERS: Final = 3
    DICE: Final = 4


class Reason:
    """Why a battle is lost."""

    NO_TROOPS_IN_PLAY: Final = 1
    NO_TROOPS_IN_DECK: Final = 2


class Bound:
    """How events call the bounds of the engine that they tell of."""

    COUNTERS: Final = 0
    """How events call the bounds that they tell of."""
    DAMAGE: Final = 1
    SHIELD: Final = 2
    MORE_DAMAGE: Final = 3
    MORE_HEALTH: Final = 4
    ATTACKS: Final = 5
    DOLLARS: Final = 6
    ACTIONS: Final = 7
    ARRIVALS: Final = 8
    LESS_DAMAGE: Final = 9
    LESS_HEALTH: Final = 10
