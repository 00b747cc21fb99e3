import type { LondonPlay } from '../types.ts'
import { isInWindow } from './status.ts'

type Asked = Pick<LondonPlay, 'state' | 'past' | 'film' | 'draft'>

/** The card that an answer in a window names: `Lu!alibi`, `Lu!arrest:Gu:none`, `Lu+a.rope`. */
const NAMED = /[!.](?!bail)(\w+)/

/** The ACTION cards that can be played, chosen or answered with now. */
export function openCards(play: Asked): ReadonlySet<string> {
  if (!isInWindow(play))
    return new Set(play.draft?.choices.flatMap(({ detail }) => ('card' in detail ? [String(detail.card)] : [])))
  const { answer = null, answers = [] } = play.state.window?.you ?? {}
  return new Set(answer === null ? answers.flatMap(token => NAMED.exec(token)?.[1] ?? []) : [])
}
