import { COLOURS, type Colour, FACES } from './cast.ts'
import type { WhitechapelDetail } from './detail.ts'
import type { CircleNumber, CrossingId } from './map.ts'

/**
 * What a token of LW-132 says by itself, whoever wrote it and whether or not it is legal: a decision as far as it stands
 * there, its answer apart.
 */
export type Told =
  | { readonly kind: 'decision'; readonly detail: WhitechapelDetail; readonly mark: Mark }
  /** A decision of which only this much is shown. */
  | { readonly kind: 'hidden'; readonly what: 'hideout' | 'alley' | 'coach' }
  | { readonly kind: 'hidden'; readonly what: 'move'; readonly declared: boolean }
  /** The two murders of night 3, in no order. */
  | { readonly kind: 'hidden'; readonly what: 'kill'; readonly victims: readonly CircleNumber[] }
  /** All tokens of D2 or D4, faces hidden. */
  | { readonly kind: 'women'; readonly circles: readonly CircleNumber[] }
  | { readonly kind: 'patrol'; readonly crossings: readonly CrossingId[] }

/** The answer that stands behind a decision; a face for a reveal. */
export type Mark = '' | '-' | '+' | '#' | `=${(typeof FACES)[number]}`

/** Reads a token. Null for what is none. */
export function readToken(text: string): Told | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    if (match !== null) return read(match.slice(1))
  }
  return null
}

const MARK = /^[-+#]$|^=/
const CIRCLE = '([1-9]\\d{0,2})'
const CROSSING = '(x[1-9]\\d{0,2})'
const COLOUR = `(${COLOURS.join('|')})`
const FACE = `(${FACES.join('|')})`

type Reader = readonly [pattern: RegExp, read: (parts: readonly string[]) => Told]

function decision(pattern: string, read: (parts: readonly string[]) => WhitechapelDetail): Reader {
  return [RegExp(`^${pattern}$`), parts => ({ kind: 'decision', detail: read(parts), mark: '' })]
}

/** A decision behind which an answer may stand. */
function answered(pattern: string, mark: string, read: (parts: readonly string[]) => WhitechapelDetail): Reader {
  return [
    RegExp(`^${pattern}${mark}$`),
    parts => ({
      kind: 'decision',
      detail: read(parts),
      mark: (parts.find(part => MARK.test(part ?? '')) ?? '') as Mark,
    }),
  ]
}

const crossing = (text: string) => text as CrossingId
const colour = (text: string) => text as Colour
const WOMEN = { m: 'marked', w: 'plain', '-': 'none' } as const

/** The tokens of LW-132, in the order of its table. */
const READERS: readonly Reader[] = [
  decision(`hideout ${CIRCLE}`, ([circle]) => ({ kind: 'hideout', circle: Number(circle) })),
  [/^hideout \?$/, () => ({ kind: 'hidden', what: 'hideout' })],
  decision(`${CIRCLE}([mw-])`, ([circle, mark]) => ({
    kind: 'woman',
    circle: Number(circle),
    woman: WOMEN[mark as 'm' | 'w' | '-'],
  })),
  [
    /^(\d+\?(?: \d+\?)*)$/,
    ([list]) => ({ kind: 'women', circles: list.split(' ').map(item => Number(item.slice(0, -1))) }),
  ],
  decision(`head ${COLOUR}`, ([name]) => ({ kind: 'head', colour: colour(name) })),
  decision('address no', () => ({ kind: 'decline', what: 'address' })),
  answered(`address ${CIRCLE}`, '([-#])?', ([circle]) => ({ kind: 'address', circle: Number(circle) })),
  decision(`${FACE}@${CROSSING}`, ([face, at]) => ({
    kind: 'patrol',
    face: face as (typeof FACES)[number],
    at: crossing(at),
  })),
  [
    /^(\?@x\d+(?: \?@x\d+)*)$/,
    ([list]) => ({ kind: 'patrol', crossings: list.split(' ').map(item => crossing(item.slice(2))) }),
  ],
  decision('letter no', () => ({ kind: 'decline', what: 'letter' })),
  decision(`letter (dear-boss|from-hell) ${CROSSING}>${CROSSING}`, ([letter, from, to]) => ({
    kind: 'letter',
    letter: letter === 'dear-boss' ? 'dear-boss' : 'from-hell',
    from: crossing(from),
    to: crossing(to),
  })),
  decision(`letter saucy-jacky ${CROSSING},${CROSSING}`, ([one, other]) => ({
    kind: 'saucy-jacky',
    crossings: [crossing(one), crossing(other)],
  })),
  decision(`${CROSSING}>${CROSSING}`, ([from, to]) => ({ kind: 'shift', from: crossing(from), to: crossing(to) })),
  decision('wait', () => ({ kind: 'wait' })),
  decision(`kill ${CIRCLE}`, ([victim]) => ({ kind: 'kill', victims: [Number(victim)] })),
  decision(`kill ${CIRCLE},${CIRCLE}`, victims => ({ kind: 'kill', victims: victims.map(Number) })),
  [RegExp(`^kill ${CIRCLE}\\+${CIRCLE}$`), victims => ({ kind: 'hidden', what: 'kill', victims: victims.map(Number) })],
  decision(`${CIRCLE}>${CIRCLE}`, ([from, to]) => ({ kind: 'wretched', from: Number(from), to: Number(to) })),
  decision(`${CIRCLE}=`, ([at]) => ({ kind: 'wretched-stays', at: Number(at) })),
  answered(`flip ${CROSSING}`, `(=${FACE})?`, ([at]) => ({ kind: 'flip', at: crossing(at) })),
  decision(CIRCLE, ([to]) => ({ kind: 'move', to: Number(to), declared: false })),
  decision(`${CIRCLE}!`, ([to]) => ({ kind: 'move', to: Number(to), declared: true })),
  [/^\?(!?)$/, ([mark]) => ({ kind: 'hidden', what: 'move', declared: mark === '!' })],
  decision(`a${CIRCLE}`, ([to]) => ({ kind: 'alley', to: Number(to) })),
  [/^a\?$/, () => ({ kind: 'hidden', what: 'alley' })],
  decision(`c${CIRCLE}-${CIRCLE}`, ([via, to]) => ({ kind: 'coach', via: Number(via), to: Number(to) })),
  [/^c\?-\?$/, () => ({ kind: 'hidden', what: 'coach' })],
  decision('goulston no', () => ({ kind: 'decline', what: 'goulston' })),
  decision(`goulston ${COLOUR}`, ([name]) => ({ kind: 'goulston', colour: colour(name) })),
  decision(`x99 ${COLOUR}`, ([name]) => ({ kind: 'x99', colour: colour(name) })),
  decision(`${COLOUR} ${CROSSING}`, ([name, to]) => ({ kind: 'police', colour: colour(name), to: crossing(to) })),
  decision(`${COLOUR} =`, ([name]) => ({ kind: 'police-stays', colour: colour(name) })),
  decision('false no', () => ({ kind: 'decline', what: 'false-clue' })),
  decision(`false ${CIRCLE}`, ([circle]) => ({ kind: 'false-clue', circle: Number(circle) })),
  answered(`${COLOUR} search ${CIRCLE}`, '([-+])?', ([name, circle]) => ({
    kind: 'search',
    colour: colour(name),
    circle: Number(circle),
  })),
  answered(`${COLOUR} arrest ${CIRCLE}`, '([-#])?', ([name, circle]) => ({
    kind: 'arrest',
    colour: colour(name),
    circle: Number(circle),
  })),
  answered(`${COLOUR} arrest`, '([-#])?', ([name]) => ({ kind: 'area-arrest', colour: colour(name) })),
  decision(`${COLOUR} rush ${CROSSING}`, ([name, to]) => ({ kind: 'rush', colour: colour(name), to: crossing(to) })),
  decision(`${COLOUR} pass`, ([name]) => ({ kind: 'pass', colour: colour(name) })),
]
