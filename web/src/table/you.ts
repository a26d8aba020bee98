/**
 * Sentences of the log about oneself, in the second person: “You deploy …” where it says “Player one deploys …”.
 *
 * Only verbs that are known here are bent; null where a sentence has one that is not, so that the name stays.
 */

import type { Language } from '$/lib/protocol'

type Verbs = Readonly<Record<string, string>>

const listed = (pairs: string): Verbs => Object.fromEntries(pairs.split(', ').map((pair) => pair.split(' ') as [string, string]))

const VERBS: Record<Language, Verbs> = {
  en: listed(
    'is are, has have, does do, would would, begins begin, chooses choose, deploys deploy, discards discard, draws draw, finds find, gets get, leaves leave, lets let, looks look, loses lose, plays play, puts put, sets set, shows show, shuffles shuffle, summons summon, takes take, uses use, wins win',
  ),
  de: listed(
    'ist bist, hat hast, beginnt beginnst, bekommt bekommst, findet findest, gewinnt gewinnst, legt legst, lässt lässt, macht machst, mischt mischst, nimmt nimmst, nutzt nutzt, ruft rufst, sieht siehst, spielt spielst, stellt stellst, übernimmt übernimmst, verliert verlierst, verzichtet verzichtest, wählt wählst, wirft wirfst, zeigt zeigst, zieht ziehst',
  ),
}
const AND: Record<Language, RegExp> = { en: / and (sets|loses|shows) /g, de: / und (legt|verliert|zeigt) /g }
/** Where somebody is no subject: what stands before the name, and what it becomes. */
const ELSEWHERE: Record<Language, readonly [string, string][]> = {
  en: [['the hand of NAME', 'your hand'], ['of NAME', 'of yours'], ['NAME', 'you']],
  de: [['die Hand von NAME', 'deine Hand'], ['von NAME', 'von dir'], ['zu NAME', 'zu dir'], ['für NAME', 'für dich'], [': NAME', ': du']],
}
const YOU: Record<Language, string> = { en: 'you', de: 'du' }
const YOURS = 'your'

/** The sentence about whoever is called so; null if it cannot be put in the second person. */
export function toYou(text: string, name: string, language: Language): string | null {
  if (!text.includes(name)) return text
  const own = language === 'en' ? text.replaceAll(`${name}'s`, YOURS) : text
  const said = own.startsWith(name) ? subject(own, name, language) : own.replace(`, and ${name} has `, ', and you have ').replace(`, und ${name} hat `, ', und du hast ')
  if (said === null) return null
  const found = ELSEWHERE[language].reduce((now, [from, to]) => now.replaceAll(from.replace('NAME', name), to), said)
  return found.includes(name) ? null : found.slice(0, 1).toUpperCase() + found.slice(1)
}

/** A sentence that begins with the name: with its verbs bent, or none after a colon, as in a score. */
function subject(text: string, name: string, language: Language): string | null {
  const rest = text.slice(name.length)
  if (rest.startsWith(':')) return YOU[language] + rest
  const [, verb = '', more = ''] = /^ (\p{L}+)(.*)$/su.exec(rest) ?? []
  const bent = VERBS[language][verb]
  return bent ? `${YOU[language]} ${bent}${more.replace(AND[language], (found, second: string) => found.replace(second, VERBS[language][second] ?? second))}` : null
}
