import type { SessionState } from '@gaslight/client'
import {
  aftermath,
  type Chapter,
  chapters,
  type Line,
  type LondonDetail,
  type LondonEffect,
  type LondonView,
  sentence,
} from '@gaslight/london-1888'
import type { Words } from '../words.ts'

/** What happened in one piece: what somebody did, and all that came of it. */
export interface TurningPoint extends Chapter {
  /** The moment after it. */
  readonly at: number
}

interface TurningPoints {
  /** Null where nobody ever unmasked Jack. */
  readonly unmasking: TurningPoint | null
  /** How Jack died, where he died before anybody knew him. */
  readonly death: TurningPoint | null
  /** What ended the game; null where it is among the others, and where the last round was over. */
  readonly ending: TurningPoint | null
}

/** How Jack was unmasked, and how he was caught or saved. */
export function turningPoints({
  start,
  moments,
  view,
}: Pick<SessionState<LondonView>, 'start' | 'moments' | 'view'>): TurningPoints {
  const told = chapters(start, moments)
  const unmasking = pointAt(told, ({ kind }) => kind === 'unmasked')
  const jack = Object.keys(view.players).find(seat => view.players[seat].role === 'jack')
  const death =
    unmasking === null ? pointAt(told, effect => effect.kind === 'died' && String(effect.seat) === jack) : null
  const isEarly = view.outcome !== undefined && !view.outcome.reason.startsWith('J-murders')
  const ending = isEarly ? pointAt(told, ({ kind }) => kind === 'over') : null
  const isKnown = ending !== null && [unmasking?.at, death?.at].includes(ending.at)
  return { unmasking, death, ending: isKnown ? null : ending }
}

function pointAt(told: readonly Chapter[], isIt: (effect: LondonEffect) => boolean): TurningPoint | null {
  for (const { round, turn, lines } of told) {
    const last = lines.findIndex(({ effects }) => effects.some(isIt))
    if (last < 0) continue
    const first = lines.slice(0, last + 1).findLastIndex(isCause)
    return { round, turn, lines: lines.slice(Math.max(0, first), last + 1), at: lines[last].at + 1 }
  }
  return null
}

/** What can unmask or catch Jack, kill him or the last of his hunters, or save him. */
const CAUSES: readonly LondonDetail['kind'][] = ['question', 'clue', 'play', 'attack', 'arrest', 'answer', 'event']

function isCause({ told }: Line): boolean {
  return told.kind === 'decision' && CAUSES.includes(told.detail.kind)
}

/** Nobody has to be told that somebody did nothing. */
function isPass({ told }: Line): boolean {
  return told.kind === 'decision' && told.detail.kind === 'pass'
}

/** A turning point as the chronicle tells it, and who died of it. */
export function pointText(words: Words, { lines }: TurningPoint): string {
  const said = lines.flatMap(line => [
    isPass(line) ? '' : sentence(words, line),
    ...line.effects.filter(({ kind }) => kind === 'died').map(effect => aftermath(words, effect, line.after)),
  ])
  return said.filter(text => text !== '').join(' ')
}
