/** What there is to see in a room. */

import type { HeistView, Note } from './view'

export interface RoomContents {
  /** She is here, for certain. */
  mouse: boolean
  /** She may be here. */
  perhaps: boolean
  note: Note | null
  drawn: boolean
  named: boolean
  /** She was here and left it. */
  left: boolean
}

export function contentsOf(view: HeistView, room: number): RoomContents {
  const note = view.notes.find((each) => each.room === room) ?? null
  const mouse = view.room === room
  return {
    mouse,
    perhaps: !mouse && view.room === null && view.may_be_in.includes(room),
    note,
    drawn: view.drawn.cards?.includes(room) ?? false,
    named: view.named_here.includes(room),
    left: note?.laid_by === 'mouse',
  }
}

/** Notes whose room the seat does not know: they are pinned on the margin. */
export function loose(view: HeistView): Note[] {
  return view.notes.filter((note) => note.room === null)
}

/** How a note is told apart when cards move: by its room once that is known, by its place before. */
export function keyOf(note: Note): string {
  return note.room === null ? `note:${note.place}` : `room:${note.room}`
}

/** Where a note comes from when it is new where it lies. */
export function originOf(note: Note): string {
  if (note.face_up) return `note:${note.place}`
  return note.laid_by === 'mouse' ? 'mouse' : 'deck:map'
}
