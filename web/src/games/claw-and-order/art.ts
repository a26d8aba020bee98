/** A picture for every card: by its id, else by a word in it, else by what kind of card it is. */

import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import AntiAircraft from '~icons/game-icons/anti-aircraft-gun'
import Binoculars from '~icons/game-icons/binoculars'
import BombingRun from '~icons/game-icons/bombing-run'
import BoxTrap from '~icons/game-icons/cardboard-box'
import Brodie from '~icons/game-icons/brodie-helmet'
import Bugle from '~icons/game-icons/bugle-call'
import Cat from '~icons/game-icons/cat'
import Claws from '~icons/game-icons/wolverine-claws'
import Collar from '~icons/game-icons/spiked-collar'
import Crate from '~icons/game-icons/cargo-crate'
import Crown from '~icons/game-icons/laurel-crown'
import Docks from '~icons/game-icons/harbor-dock'
import FieldGun from '~icons/game-icons/field-gun'
import Fish from '~icons/game-icons/double-fish'
import Flag from '~icons/game-icons/flying-flag'
import Garage from '~icons/game-icons/mechanic-garage'
import Gear from '~icons/game-icons/battle-gear'
import Grenade from '~icons/game-icons/smoke-bomb'
import Herbs from '~icons/game-icons/herbs-bundle'
import Hill from '~icons/game-icons/hill-conquest'
import Hills from '~icons/game-icons/hills'
import Hooded from '~icons/game-icons/hood'
import House from '~icons/game-icons/family-house'
import Jeep from '~icons/game-icons/jeep'
import JetPack from '~icons/game-icons/jet-pack'
import Laser from '~icons/game-icons/laser-warning'
import LandMine from '~icons/game-icons/land-mine'
import Lock from '~icons/game-icons/lock-picking'
import Mask from '~icons/game-icons/double-face-mask'
import Medal from '~icons/game-icons/star-medal'
import Medic from '~icons/game-icons/medical-pack'
import Minefield from '~icons/game-icons/minefield'
import Moon from '~icons/game-icons/night-sky'
import Parachute from '~icons/game-icons/parachute'
import Paw from '~icons/game-icons/paw'
import Plane from '~icons/game-icons/jet-fighter'
import Radio from '~icons/game-icons/walkie-talkie'
import Scar from '~icons/game-icons/scar-wound'
import Ship from '~icons/game-icons/speed-boat'
import Shield from '~icons/game-icons/shield'
import Sniper from '~icons/game-icons/crosshair'
import Spy from '~icons/game-icons/spy'
import Stray from '~icons/game-icons/hollow-cat'
import Tank from '~icons/game-icons/battle-tank'
import TankAce from '~icons/game-icons/full-motorcycle-helmet'
import Trash from '~icons/game-icons/trash-can'
import Whistle from '~icons/game-icons/whistle'
import Yarn from '~icons/game-icons/yarn'
import Zeppelin from '~icons/game-icons/zeppelin'
import Teacher from '~icons/game-icons/teacher'
import Box from '~icons/game-icons/ammo-box'
import Robber from '~icons/game-icons/robber-mask'
import FlatTire from '~icons/game-icons/flat-tire'
import Chimney from '~icons/game-icons/chimney'
import Match from '~icons/game-icons/match-tip'
import Ladle from '~icons/game-icons/ladle'
import Lantern from '~icons/game-icons/old-lantern'
import Boxing from '~icons/game-icons/boxing-glove'
import Coins from '~icons/game-icons/two-coins'
import Acrobatic from '~icons/game-icons/acrobatic'
import Saloon from '~icons/game-icons/saloon-doors'
import Domino from '~icons/game-icons/domino-mask'
import Badge from '~icons/game-icons/police-badge'
import Embers from '~icons/game-icons/burning-embers'
import SteeringWheel from '~icons/game-icons/steering-wheel'
import Submarine from '~icons/game-icons/mini-submarine'
import Vest from '~icons/game-icons/armor-vest'
import Spyglass from '~icons/game-icons/spyglass'
import Milk from '~icons/game-icons/milk-carton'
import Grapple from '~icons/game-icons/grapple'
import TimeBomb from '~icons/game-icons/time-bomb'
import Engine from '~icons/game-icons/boat-engine'
import Pot from '~icons/game-icons/camp-cooking-pot'
import Keys from '~icons/game-icons/house-keys'
import Money from '~icons/game-icons/money-stack'
import Barrel from '~icons/game-icons/barrel-leak'
import Campfire from '~icons/game-icons/campfire'
import Windy from '~icons/game-icons/windy-stripes'
import Bars from '~icons/game-icons/window-bars'
import Shop from '~icons/game-icons/shop'
import Railway from '~icons/game-icons/railway'
import Waves from '~icons/game-icons/waves'
import Stairs from '~icons/game-icons/stairs'
import Powder from '~icons/game-icons/powder-bag'
import Hospital from '~icons/game-icons/hospital-cross'
import DogHouse from '~icons/game-icons/dog-house'
import StreetLight from '~icons/game-icons/street-light'
import type { Kind } from './cards'

export type Picture = Component<SVGAttributes<SVGSVGElement>>

const BY_ID: Readonly<Record<string, Picture>> = {
  'air-strike': BombingRun,
  'alley-recruit': Brodie,
  'back-stairs': Stairs,
  'backyard-bookmaker': Coins,
  'baroness-tiptoe': Domino,
  'basket-zeppelin': Zeppelin,
  'bell-collar': Collar,
  'black-market': Shop,
  bonfire: Campfire,
  bouncer: Saloon,
  'cardboard-decoy': BoxTrap,
  'cardboard-tank': Tank,
  'catnip-ration': Herbs,
  'chief-marmalade': Badge,
  'chimney-sweep': Chimney,
  'double-agent': Mask,
  'drill-sergeant': Whistle,
  'dustbin-runner': Trash,
  'field-hospital': Hospital,
  'field-medic': Medic,
  'fish-market': Fish,
  'flak-gunner': AntiAircraft,
  'flooded-sewers': Waves,
  'freight-yard': Railway,
  'general-thunderpaw': Crown,
  'getaway-car': SteeringWheel,
  'grappling-line': Grapple,
  'gutter-brawler': Boxing,
  'home-turf': DogHouse,
  jailbreak: Bars,
  jetpack: JetPack,
  kitten: Paw,
  'kitten-instructor': Teacher,
  'laser-pointer': Laser,
  'last-hill': Hill,
  'market-pickpocket': Robber,
  'marshal-velvet': Hooded,
  'match-boy': Match,
  'medal-ceremony': Medal,
  'milk-flask': Milk,
  'mine-sapper': LandMine,
  minefield: Minefield,
  'motor-pool': Garage,
  'narrow-lane': StreetLight,
  neutral: Hills,
  'night-prowler': Moon,
  'night-watchman': Lantern,
  'old-cinder': Embers,
  'opera-glasses': Spyglass,
  'powder-plot': Barrel,
  'powder-store': Powder,
  'protection-money': Money,
  quartermaster: Box,
  'roll-call': Bugle,
  'rooftop-sniper': Sniper,
  'safe-cracker': Lock,
  'safe-house': Keys,
  'sardine-armour': Vest,
  'scarred-veteran': Scar,
  'second-wind': Windy,
  'sewer-submarine': Submarine,
  'sinking-docks': Docks,
  'sky-diver': Parachute,
  'smoke-screen': Grenade,
  'soup-kitchen': Pot,
  'soup-ladler': Ladle,
  stray: Stray,
  'supply-drop': Crate,
  'tank-ace': TankAce,
  'ticking-parcel': TimeBomb,
  'titanium-claws': Claws,
  'trapeze-cat': Acrobatic,
  turbocharger: Engine,
  'tyre-slasher': FlatTire,
  'yarn-howitzer': FieldGun,
}

/** For cards that are drawn for the first time: a word of their id says enough. */
const BY_WORD: Readonly<Record<string, Picture>> = {
  agent: Spy, spy: Spy, tank: Tank, zeppelin: Zeppelin, howitzer: FieldGun, mortar: FieldGun, cannon: FieldGun, medic: Medic,
  nurse: Medic, bandage: Medic, sniper: Sniper, scope: Sniper, mine: LandMine, jeep: Jeep, truck: Jeep, bike: Jeep, plane: Plane,
  glider: Plane, jet: Plane, bomber: Plane, boat: Ship, ship: Ship, submarine: Ship, radio: Radio, signal: Radio, scout: Binoculars, lookout: Binoculars,
  binoculars: Binoculars, fish: Fish, night: Moon, moon: Moon, yarn: Yarn, wool: Yarn, box: BoxTrap, cardboard: BoxTrap, crate: Crate,
  supply: Crate, medal: Medal, helmet: Brodie, recruit: Brodie, guard: Shield, vest: Shield, armour: Shield, armor: Shield, shield: Shield,
  claws: Claws, claw: Claws, collar: Collar, smoke: Grenade, grenade: Grenade, bomb: Grenade, flag: Flag, banner: Flag, hill: Hill, docks: Docks,
  harbour: Docks, roof: House, rooftops: House, house: House, street: House, alley: House, general: Crown, marshal: Crown, colonel: Crown,
  admiral: Crown, captain: Crown, catnip: Herbs, laser: Laser, bugle: Bugle, parachute: Parachute, kitten: Paw,
}

const BY_KIND: Readonly<Record<Kind, Picture>> = {
  troop: Cat, vehicle: Jeep, equip: Gear, 'team-buff': Flag, 'one-time': Radio, token: Paw, battlefield: Hills,
}

export function pictureOf(id: string, kind: Kind): Picture {
  const word = id.split('-').reverse().find((part) => part in BY_WORD)
  return BY_ID[id] ?? (word ? BY_WORD[word] : undefined) ?? BY_KIND[kind]
}
