// Written by web/protocol.py from the Python definitions. Do not edit; run it again.

/** What the two sides speak. */
export const VERSION = 1

/** What the view of any game has; each game adds its own fields. */
export interface View {
  /** Whose view it is; null for an onlooker, and where nothing is hidden. */
  seat: string | null
  /** The seat that is asked, or `chance`; null when the game is over. */
  asked: string | null
  /** What is asked. */
  prompt: string | null
}

/** Something that is wrong, or hardly meant, and where it stands. */
export interface Finding {
  kind: 'error' | 'warning'
  text: string
  file: string | null
  /** From 1; so is the column. */
  line: number | null
  column: number | null
}

/** A box, the decks that come with it, and the rulings of which it has a default of its own. */
export interface EditionSchema {
  id: string
  /** What people call it; empty where clients have a name for it. */
  name: string
  decks: string[]
  rulings: Record<string, string>
  /** Its decks as lists, where one edition was asked for. */
  lists: Record<string, string>
}

/** A set of one's own: its files by name, such as `cats.toml` and `decks/velvet-paws.txt`. */
export interface EditionFiles {
  files: Record<string, string>
}

/** What became of it. */
export interface EditionRead {
  /** null if something is wrong with it; then nothing was stored. */
  edition: EditionSchema | null
  findings: Finding[]
}

/** Who the cookie says one is. */
export interface Me {
  id: string
  /** null for a guest. */
  name: string | null
  /** What a guest is called, if they have said so. */
  nickname: string | null
}

/** Where one is known. */
export interface Browser {
  id: string
  agent: string
  created: number
  /** To the minute. */
  seen: number
  this: boolean
}

/** For an account; with a new name it is opened, and takes the guest's games along. */
export interface Credentials {
  name: string
  password: string
}

/** Another password for one's account; every other session ends. */
export interface PasswordChange {
  old: string
  new: string
}

/** What a guest wants to be called; nothing: just a guest. */
export interface Nickname {
  name: string
}

/** What one's games of a kind came to. */
export interface Tally {
  game: string
  title: string
  won: number
  lost: number
  drawn: number
}

/** A game that is over. */
export interface Played {
  table: string
  game: string
  title: string
  /** What one's seat is called. */
  seat: string
  result: 'drawn' | 'lost' | 'won'
  finished: number
  opponents: string[]
  guided: boolean
}

/** Somebody one has played against. */
export interface Opponent {
  name: string
  bot: boolean
  games: number
  /** How often one has won oneself. */
  won: number
}

/** What somebody has played: the latest games, and what the latest hundred came to. */
export interface Profile {
  name: string | null
  since: number
  /** Recovery codes that are left. */
  codes: number
  tallies: Tally[]
  games: Played[]
  /** Those one has played most. */
  opponents: Opponent[]
}

/** The password again, before something that matters. */
export interface Confirmation {
  password: string
}

/** Recovery codes, shown this once. */
export interface Codes {
  codes: string[]
}

/** Another password for whoever has a code. */
export interface Recovered {
  name: string
  code: string
  new: string
}

/** Ask what the answers to one's question are worth, by the question's number; nobody else may play there. */
export interface Hint {
  type: 'hint'
  question: number
}

/** One of the best answers. */
export interface Advised {
  /** Its index in the list that was sent with the question. */
  option: number
  text: string
  /** From 0 to 1. */
  chance: number
  /** What speaks for it. */
  reason: string
}

/** The best few answers to one's question, judged by what one's seat knows. */
export interface Hinted {
  type: 'hint'
  question: number
  /** What the chances are of: winning the game, or something nearer. */
  chance_of: string
  /** Whether they are computed against the best opposition; else they are estimates. */
  exact: boolean
  answers: Advised[]
}

/** The seat's chance at one of its questions, or how it ended. */
export interface ReviewPoint {
  after_answers: number
  chance: number
}

/** Where the game turned, or where an answer cost something. */
export interface ReviewTurn {
  /** Where it can be seen in the replay. */
  after_answers: number
  /** Whether it was the seat's own answer; else it is what happened after it, up to the seat's next question. */
  own: boolean
  before: number
  after: number
  question: string
  /** What the seat answered. */
  answer: string
  /** What a stronger player would have done; empty if just that. */
  best: string
  reason: string
}

/** A game that is over, judged by what one seat knew at each of its questions. */
export interface Review {
  seat: string
  /** How much of it has been judged, from 0 to 1: whoever waits asks again. */
  done: number
  chance_of: string
  exact: boolean
  curve: ReviewPoint[]
  /** In the order of the game; none until all is judged. */
  turns: ReviewTurn[]
}

/** A line of the log. */
export interface Told {
  text: string
  rule: string
  begins_turn: boolean
  /** Whose doing it is; null if it is nobody's. */
  seat: string | null
}

/** A line of the log of a game that is over. */
export interface Recalled {
  text: string
  rule: string
  begins_turn: boolean
  /** Whose doing it is; null if it is nobody's. */
  seat: string | null
  /** How many answers had been given when it was told. */
  after_answers: number
}

/** A game that is over, from its first moment to its last. */
export interface Replay {
  /** Each time somebody was asked, and the end, by how many answers had been given, chance included. */
  moments: number[]
  /** Everything that happened, hidden things too. */
  lines: Recalled[]
  record: string
  /** What each seat played with: a built-in deck, or the list of its own, which is needed to verify the record. */
  decks: string[]
}

/** One moment of it, through somebody's eyes, or with nothing hidden. */
export interface Moment {
  after_answers: number
  view: View
  /** null at the end. */
  asked: string | null
  /** null through the eyes of somebody else, too: what others were asked and answered was theirs to know. */
  question: string | null
  /** What was answered then. */
  answer: string | null
}

export type Language = 'en' | 'de'

/** Everything that can be wrong with a request, or with us. */
export type Code = 'malformed' | 'illegal' | 'stale' | 'not-yours' | 'unknown' | 'too-large' | 'too-fast' | 'taken' | 'unavailable' | 'barred'

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  type: 'refused'
  code: Code
  message: string
  /** The rule that forbids it, of an illegal answer. */
  rule: string | null
  /** What may be answered instead. */
  allowed: string[]
}

/** Who is to sit somewhere: me, whoever comes, or a bot. */
export interface SeatRequest {
  who: 'bot' | 'me' | 'open'
  /** Left out, the second level of the game, or the one that plays by rules of thumb. */
  bot?: string
}

/** How long one may think: `free` seconds of every turn cost nothing, then the `bank` for the game runs down. */
export interface TimeControl {
  bank: number
  free: number
  /** What becomes of a seat that is out of time: it loses, or a bot plays on. */
  then?: 'bot' | 'lose'
}

/** A table to be set up. */
export interface NewTable {
  game: string
  seats: SeatRequest[]
  /** The host's share of the shuffle. Without it one's seats are reserved, to see the commitment first. */
  nonce?: string | null
  /** Each counts once. */
  variants?: string[]
  rulings?: Record<string, string>
  edition?: string | null
  /** One for each seat; whoever comes later may bring another. */
  decks?: string[]
  public?: boolean
  spectators?: 'delayed' | 'none' | 'public'
  time_control?: TimeControl | null
}

export type Kind = 'person' | 'bot' | 'open'

/** A named opponent. */
export interface Level {
  id: string
  name: string
  /** One line about how it plays. */
  style: string
  /** An icon. */
  face: string
  /** Who is stronger. */
  next: string | null
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: string
  label: string
  /** Who sits there; null while it is open. */
  name: string | null
  kind: Kind
  mine: boolean
  /** Whether it is open to oneself alone. */
  reserved: boolean
  /** Whether they are connected. */
  here: boolean
  /** Which of the game's named opponents it is. */
  level: Level | null
}

/** A table in the lobby. */
export interface TableInfo {
  id: string
  game: string
  title: string
  edition: string | null
  variants: string[]
  /** Readings other than the defaults. */
  rulings: Record<string, string>
  seats: Seat[]
  state: 'over' | 'playing' | 'waiting'
  public: boolean
  created: number
  /** The seat whose answer is waited for. */
  asked: string | null
  time_control: TimeControl | null
  spectators: 'delayed' | 'none' | 'public'
  /** Fixes the shuffle before anything is dealt. */
  commitment: string
  /** Whether one has set it up, and may free its seats until it is dealt. */
  hosted: boolean
  /** Whether it is a first game, with a fixed deal: questions are explained. */
  guided: boolean
}

/** Somebody sits down. */
export interface Join {
  nonce: string
  /** To play with instead of the one that lies there. */
  deck?: string | null
}

/** Somebody plays again. */
export interface Again {
  /** Without it a seat is reserved, so that one can see the commitment first. */
  nonce?: string | null
}

/** A decklist, as one writes it. */
export interface DeckText {
  text: string
  /** Of which the cards are; by default the first that is built in. */
  edition?: string | null
}

/** What keeps a deck from being played. */
export interface DeckComplaint {
  line: number
  /** null where the line cannot be understood. */
  rule: string | null
  text: string
}

/** Whether a deck may be played, and whether it should. */
export interface DeckChecked {
  complaints: DeckComplaint[]
  warnings: string[]
}

/** From a moment on, somebody plays a seat, and bots play the others. */
export interface PlayOn {
  after_answers: number
  seat: string
  /** Left out, the second level of the game, or the one that plays by rules of thumb. */
  bot?: string
}

/** Begins a conversation, or goes on after so many lines of the log. */
export interface Hello {
  type: 'hello'
  lines?: number
  language?: Language
}

/** The answer with this index in the list that was sent with a question, by the question's number. */
export interface Answer {
  type: 'answer'
  question: number
  option: number
}

/** Take back one's last answer; others have to agree. */
export interface Undo {
  type: 'undo'
}

/** Whether somebody may take back. */
export interface Agree {
  type: 'agree'
  yes: boolean
}

/** Give up. */
export interface Resign {
  type: 'resign'
}

/** Let a bot play on for one's seat, or take it back; or let one play for somebody who has gone. */
export interface UseBot {
  type: 'bot'
  on: boolean
  /** null for one's own. */
  seat?: string | null
}

/** Let a window pass by itself whenever it opens: for the rest of this turn, always, or no longer. */
export interface Pass {
  type: 'pass'
  /** The question's prompt. */
  window: string
  until: 'game' | 'never' | 'turn'
}

/** Chat. */
export interface Say {
  type: 'say'
  text: string
}

/** Hear somebody no longer, or again. */
export interface Mute {
  type: 'mute'
  speaker: string
  on: boolean
}

export type FromClient = Hello | Answer | Undo | Agree | Resign | UseBot | Pass | Say | Mute | Hint

/** The first message: which version is spoken, and the server's time, by which clocks go. */
export interface Welcome {
  type: 'welcome'
  version: number
  now: number
}

/** One thing that could be answered. */
export interface Option {
  text: string
  rule: string
  place: string | null
  /** Why it would lose the game at once, as far as one knows; to be asked again before it is sent. */
  peril: string
  /** What it will do, where the rules can tell. */
  preview: string
}

/** What is asked, and of whom; the answers only for whoever is asked. */
export interface Question {
  asked: string
  prompt: string
  text: string
  /** Which of one's own questions it is; null for somebody else's. */
  number: number | null
  options: Option[]
  /** What could be named and is not allowed, each with the rule that forbids it. */
  refused: Option[]
  /** Whether it may be let pass by itself. */
  window: boolean
}

/** How it ended. */
export interface Ending {
  ending: string
  winners: string[]
  losers: string[]
  /** null of the game's if somebody gave up or was out of time. */
  rule: string
  /** The rule in words. */
  text: string
  /** Every rule that had a say: what ended the game first, the last word last. */
  decided_by: string[]
  /** Why it ended so, what each seat came to, and how a tie was broken, in words. */
  lines: string[]
  /** Per seat what it came to, in small named numbers. */
  scores: Record<string, Record<string, number>>
}

/** What a seat has left, in milliseconds. */
export interface SeatClock {
  seat: string
  /** When its turn began. */
  bank: number
  /** When it will be out of time, if it is its turn. */
  runs_out: number | null
  /** When its turn began; the free seconds come first. */
  begun: number | null
}

/** Everything a seat may know now. */
export interface State {
  type: 'state'
  table: TableInfo
  /** Whose eyes; null for an onlooker. */
  seat: string | null
  /** null until it is dealt. */
  view: View | null
  question: Question | null
  ending: Ending | null
  /** Who asks to take an answer back. */
  undo_requested_by: string | null
  clocks: SeatClock[]
  /** Windows that one lets pass by themselves. */
  passing: string[]
  /** The table where one may play again. */
  rematch: string | null
  /** Whether one's question has a single answer that may be given at once: that tells nobody anything. */
  settles: boolean
  /** Whether one would be granted to take back one's last answer, or may ask the others for it. */
  may_undo: boolean
  /** Seats of people who have been gone so long that a bot may play on for them. */
  gone: string[]
}

/** The log from its line `first` on; what was told from there before is taken back. */
export interface Lines {
  type: 'lines'
  first: number
  lines: Told[]
}

/** Somebody has said something. */
export interface Chatted {
  type: 'chat'
  number: number
  /** Who it was, as far as `mute` has to know. */
  speaker: string
  name: string
  /** Where they sit; null if they look on. */
  seat: string | null
  mine: boolean
  text: string
  time_ms: number
}

export type FromServer = Welcome | State | Lines | Chatted | Hinted | Refusal

/** Something with an id and a name, and the rule behind it if there is one. */
export interface Named {
  id: string
  name: string
  rule: string | null
}

/**
 * A question the rulebook leaves open; the first reading is the default, unless the edition has another.
 *
 * A reading that is a seat's id can be chosen where that seat plays.
 */
export interface RulingSchema {
  id: string
  name: string
  rule: string
  readings: Named[]
}

/** One game. */
export interface SetupSchema {
  id: string
  title: string
  players: number[]
  seats: Named[]
  editions: EditionSchema[]
  variants: Named[]
  rulings: RulingSchema[]
  /** Questions that one may let pass by themselves. */
  windows: Named[]
  bots: string[]
  /** Its named opponents, weak to strong; they are among the bots. */
  levels: Level[]
  /** Whether one may bring an edition of one's own. */
  takes_files: boolean
  /** Whether it has a first game that teaches. */
  guided: boolean
  /** What it is about, in a sentence. */
  about: string
  /** What is called how on a plain board, by id; empty where the client has the game's catalogue. */
  names: Record<string, string>
}
