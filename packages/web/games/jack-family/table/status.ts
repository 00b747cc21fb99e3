import { type JackView, ROLES } from '@gaslight/jack-family'
import { follows } from '../chronicle/sentences.ts'
import type { JackTypes } from '../title.ts'
import type { Words } from '../words.ts'
import type { Table } from './useTable.ts'

/** The two lines on top of everything: whose turn it is, and what is to be done or what is happening. */
export interface Status {
  readonly whose: string
  readonly what: string
  /** Whether the looker is asked to do something. */
  readonly isMine: boolean
}

export function statusOf<T extends JackTypes>(table: Table<T>): Status {
  const { title, words, play, scene, composing, active } = table
  const { view } = play.state
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`status.${key}`, params)
  if (play.past !== null) return { whose: words.t('past.title'), what: words.t('past.text'), isMine: false }
  const picture = play.film.frame?.picture
  if (picture !== undefined) {
    const { line } = picture
    const what = picture.isAftermath ? follows(title, words, line).join(' ') : title.sentence(words, line)
    const isAppeal = picture.isAftermath && line.effects.some(effect => effect.kind === 'appeal')
    const actor = line.seat === null ? say('chance') : say('acts', { role: words.role(line.seat) })
    return { whose: isAppeal ? say('appeal') : actor, what, isMine: false }
  }
  if (view.outcome !== undefined)
    return { whose: words.game(`ending.${view.outcome.reason}.headline`), what: endingText(words, view), isMine: false }
  if (play.draft !== null) {
    const role = ROLES[play.draft.seat]
    const what = play.draft.done
      ? words.t('compose.ready')
      : composing === null
        ? ''
        : title.asking(words, { now: composing, active, scene, seat: role })
    return { whose: say('yours', { role: words.role(role) }), what, isMine: true }
  }
  if (play.state.info.status === 'open') return { whose: say('waiting'), what: words.t('open.title'), isMine: false }
  if (view.decides === 'jack' || view.decides === 'detective') {
    const what = active === undefined ? say('choosing') : say('playing', { name: words.name(active) })
    return { whose: say('theirs', { role: words.role(view.decides) }), what, isMine: false }
  }
  return { whose: say('chance'), what: say('drawing'), isMine: false }
}

/** Who has won, and how the game ended, as it is told to this looker (or to the side whose knowledge is shown). */
export function endingText(words: Words, view: JackView): string {
  if (view.outcome === undefined || view.jack === undefined) return ''
  const { winner, reason } = view.outcome
  const reader = view.audience === 'omniscient' ? 'public' : view.audience
  return words.page('status.wins', {
    role: words.role(winner),
    how: words.game(`ending.${reason}.${reader}`, { name: words.name(view.jack) }),
  })
}
