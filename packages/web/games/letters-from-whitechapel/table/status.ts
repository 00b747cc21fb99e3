import { ROLES, type Role, type WhitechapelDetail } from '@gaslight/letters-from-whitechapel'
import { endingWords } from '../chronicle/endings.ts'
import { asking, isPlainlyAsked } from '../composing/asking.ts'
import { CELLS } from '../map/panels/props.ts'
import type { Words } from '../words.ts'
import type { Aids } from './useAids.ts'
import type { Refusal, Table } from './useTable.ts'

/** The two lines on top of everything: whose turn it is, and what is to be done or what is happening. */
export interface Status {
  readonly whose: string
  readonly what: string
  /** Whether the looker is asked to do something. */
  readonly isMine: boolean
}

export function statusOf(table: Table): Status {
  const { words, play, scene, composing } = table
  const { view, info } = play.state
  const say = (key: string, params: Record<string, string> = {}) => words.page(`status.${key}`, params)
  if (play.past !== null) return { whose: words.t('past.title'), what: words.t('past.text'), isMine: false }
  const picture = play.film.frame?.picture
  if (picture !== undefined) {
    const { by } = picture.line
    const whose = by === 'chance' ? say('chance') : say('acts', { role: words.role(by) })
    return { whose, what: picture.toldIn(words), isMine: false }
  }
  if (view.outcome !== undefined) {
    const reader = view.audience === 'jack' ? 'jack' : view.audience.startsWith('detective') ? 'police' : 'public'
    return {
      whose: words.game(`ending.${view.outcome.reason}.headline`),
      what: endingWords(words, view, reader),
      isMine: false,
    }
  }
  if (play.draft !== null) {
    const role = words.role(ROLES[play.draft.seat])
    const what =
      play.draft.done || composing === null
        ? readyWords(table, play.draft.steps.at(-1)?.detail)
        : asking(words, { now: composing, choices: play.draft.choices, scene })
    return { whose: say('yours', { role }), what, isMine: true }
  }
  if (table.preparing)
    return {
      whose: say('yours', { role: words.role(view.decides as Role) }),
      what: isPlainlyAsked(view.state) ? words.game(`prompt.${view.state}.yours`) : theirs(words, view.state, view),
      isMine: true,
    }
  if (info.status === 'open') return { whose: say('waiting'), what: words.page('status.open'), isMine: false }
  if (view.decides === 'chance' || view.decides === 'nobody')
    return {
      whose: say('chance'),
      what: words.game(`prompt.${view.state}.${view.state === 'hideout' ? 'drawn' : 'theirs'}`),
      isMine: false,
    }
  return {
    whose: say('theirs', { role: words.role(view.decides) }),
    what: theirs(words, view.state, view),
    isMine: false,
  }
}

/** What a click on the map does while a tool is in hand, or the map is asked; null where it plays. */
export function inHandWords(words: Words, { tool, supposing }: Pick<Aids, 'tool' | 'supposing'>): string | null {
  const use = supposing ?? tool?.kind
  return use === undefined ? null : words.page(`using.${use}`)
}

/** What waits to be confirmed: of a coach, what it leaves behind (LW-52). */
function readyWords({ words, scene }: Table, last: WhitechapelDetail | undefined): string {
  if (last?.kind !== 'coach') return words.page('status.ready')
  const filled = scene.nights[scene.night]?.filled ?? 0
  return words.page('status.readyCoach', {
    via: last.via,
    to: last.to,
    first: CELLS[filled - 2] ?? '',
    last: CELLS[filled - 1] ?? '',
  })
}

function theirs(words: Words, state: string, view: Table['scene']): string {
  const role = words.role(view.decides as Role)
  const colour = view.search === undefined ? '' : words.policeman(view.search.by)
  return words.game(`prompt.${state}.theirs`, { role, colour })
}

/** Why nothing came of a click, and the rule that says so. */
export function refusalText(words: Words, refusal: Refusal): { readonly text: string; readonly rule: string | null } {
  if (refusal.kind === 'rule') return { text: words.illegal(refusal.illegal), rule: refusal.illegal.rule }
  if (refusal.kind === 'first') return { text: words.page(`refused.${refusal.what}`), rule: 'LW-20' }
  return { text: words.t(`refusal.${refusal.kind}`), rule: null }
}
