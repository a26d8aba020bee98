/** What the named opponents look like. */

import Cat from '~icons/game-icons/cat'
import CheeseWedge from '~icons/game-icons/cheese-wedge'
import Claws from '~icons/game-icons/claws'
import CloakDagger from '~icons/game-icons/cloak-dagger'
import Crown from '~icons/game-icons/crown'
import Fangs from '~icons/game-icons/fangs'
import HollowCat from '~icons/game-icons/hollow-cat'
import MagnifyingGlass from '~icons/game-icons/magnifying-glass'
import Medal from '~icons/game-icons/medal'
import Mouse from '~icons/game-icons/mouse'
import Robot from '~icons/game-icons/vintage-robot'
import type { Level } from './protocol'

const FACES: Record<string, typeof Robot> = {
  cat: Cat,
  'cheese-wedge': CheeseWedge,
  claws: Claws,
  'cloak-dagger': CloakDagger,
  crown: Crown,
  fangs: Fangs,
  'hollow-cat': HollowCat,
  'magnifying-glass': MagnifyingGlass,
  medal: Medal,
  mouse: Mouse,
}

/** A face; one that we do not know, and a bot that is no level, is a robot's. */
export const faceOf = (level: Level | null) => FACES[level?.face ?? ''] ?? Robot
