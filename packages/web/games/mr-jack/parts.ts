import type { Choice } from '@gaslight/client'
import type { Decision } from '@gaslight/core'
import type { Character, MrJackDetail, Shift } from '@gaslight/mr-jack'
import type { Mark, Target } from './board/props.ts'

/** One thing pointed at while a decision is composed: a place of the board, or a character by name. */
export type Part = Target | { readonly kind: 'name'; readonly character: Character }

/** The ways to go on that are shown side by side; a decision belongs to exactly one. */
export type Mode =
  | 'card'
  | 'walk'
  | 'swap'
  | 'light'
  | 'cover'
  | 'cordon'
  | 'whistle'
  | 'facing'
  | 'picks'
  | 'placement'
  | 'barricade'
  | 'imitation'
  | 'flight'

/** The next thing that can be pointed at, and what that completes, if anything. */
export interface Offer {
  readonly part: Part
  readonly mark: Mark
  readonly decision: Decision | null
}

type MjChoice = Choice<MrJackDetail>

/** The mode of each decision a seat can make; chance decides the others. */
const MODE: { readonly [kind in MrJackDetail['kind']]: Mode | null } = {
  card: 'card',
  move: 'walk',
  stay: 'walk',
  accusation: 'walk',
  leaving: 'walk',
  swap: 'swap',
  light: 'light',
  cover: 'cover',
  cordon: 'cordon',
  whistle: 'whistle',
  facing: 'facing',
  picks: 'picks',
  placement: 'placement',
  barricade: 'barricade',
  imitation: 'imitation',
  flight: 'flight',
  identity: null,
  deal: null,
  alibi: null,
  hands: null,
  reveal: null,
}

export function modeOf(detail: MrJackDetail): Mode | null {
  return MODE[detail.kind]
}

/** The modes that the choices offer, in the order in which they are listed: the walk before the power. */
export function modesOf(choices: readonly MjChoice[]): Mode[] {
  const modes: Mode[] = []
  for (const { detail } of choices) {
    const mode = modeOf(detail)
    if (mode !== null && !modes.includes(mode)) modes.push(mode)
  }
  return modes.sort((a, b) => Number(b === 'walk') - Number(a === 'walk'))
}

/** What a decision is made of, in the order in which it is pointed at. Whistles are sets of shifts: see `offers`. */
export function partsOf(detail: MrJackDetail): readonly Part[] {
  switch (detail.kind) {
    case 'card':
    case 'imitation':
      return [{ kind: 'name', character: detail.character }]
    case 'move':
    case 'accusation':
    case 'swap':
      return [{ kind: 'hex', hex: detail.to }]
    case 'stay':
    case 'placement':
      return [{ kind: 'hex', hex: detail.at }]
    case 'leaving':
      return [{ kind: 'exit', exit: detail.exit }]
    case 'light':
    case 'cover':
    case 'flight':
      return [
        { kind: 'hex', hex: detail.from },
        { kind: 'hex', hex: detail.to },
      ]
    case 'cordon':
      return [
        { kind: 'exit', exit: detail.from },
        { kind: 'exit', exit: detail.to },
      ]
    case 'facing':
      return [{ kind: 'direction', direction: detail.direction }]
    case 'barricade':
      return [{ kind: 'edge', edge: detail.edge }]
    case 'picks':
      return detail.characters.map(character => ({ kind: 'name', character }))
    case 'whistle':
      return detail.shifts.flatMap(shift => [
        { kind: 'hex', hex: shift.from } as const,
        { kind: 'hex', hex: shift.to } as const,
      ])
    case 'identity':
    case 'deal':
    case 'alibi':
    case 'hands':
    case 'reveal':
      return []
  }
}

/** What can be pointed at next, after `path` has been pointed at in this mode. */
export function offers(choices: readonly MjChoice[], mode: Mode, path: readonly Part[]): Offer[] {
  const mine = choices.filter(choice => modeOf(choice.detail) === mode)
  if (mode === 'whistle') return whistleOffers(mine, path)
  if (mode === 'picks') return pickOffers(mine, path)
  const found = new Map<string, Offer>()
  for (const { detail, decision } of mine) {
    const parts = partsOf(detail)
    if (parts.length <= path.length || !path.every((part, i) => sameKey(part, parts[i]))) continue
    const part = parts[path.length]
    const last = parts.length === path.length + 1
    if (!found.has(keyOf(part)))
      found.set(keyOf(part), { part, mark: markOf(detail, last), decision: last ? decision : null })
  }
  return [...found.values()]
}

/** The decision that `path` is already, although more could be added to it (MJ-47 with points that may lapse). */
export function completed(choices: readonly MjChoice[], mode: Mode, path: readonly Part[]): Decision | null {
  if (mode !== 'whistle' || path.length === 0 || path.length % 2 !== 0) return null
  const pairs = pairsOf(path)
  for (const { detail, decision } of choices)
    if (detail.kind === 'whistle' && detail.shifts.length === pairs.length && includesAll(detail.shifts, pairs))
      return decision
  return null
}

/** Equal for equal parts; also a key for lists. */
export function keyOf(part: Part): string {
  switch (part.kind) {
    case 'hex':
      return part.hex
    case 'exit':
      return `exit ${part.exit}`
    case 'direction':
      return `direction ${part.direction}`
    case 'edge':
      return `edge ${[...part.edge].sort().join('/')}`
    case 'name':
      return `name ${part.character}`
  }
}

function sameKey(a: Part, b: Part): boolean {
  return keyOf(a) === keyOf(b)
}

function markOf(detail: MrJackDetail, last: boolean): Mark {
  if (!last) return 'source'
  switch (detail.kind) {
    case 'accusation':
      return 'accuse'
    case 'leaving':
      return 'leave'
    case 'swap':
      return 'swap'
    default:
      return 'target'
  }
}

type Pair = Pick<Shift, 'from' | 'to'>

function pairsOf(path: readonly Part[]): Pair[] {
  const pairs: Pair[] = []
  for (let i = 0; i + 1 < path.length; i += 2) {
    const [from, to] = [path[i], path[i + 1]]
    if (from.kind === 'hex' && to.kind === 'hex') pairs.push({ from: from.hex, to: to.hex })
  }
  return pairs
}

function includesAll(shifts: readonly Shift[], pairs: readonly Pair[]): boolean {
  return pairs.every(pair => shifts.some(shift => shift.from === pair.from && shift.to === pair.to))
}

/** MJ-43: one token after the other is pushed; only pushes that some legal whistle contains are offered. */
function whistleOffers(choices: readonly MjChoice[], path: readonly Part[]): Offer[] {
  const pairs = pairsOf(path)
  const pushed = path.length % 2 === 1 ? path[path.length - 1] : null
  const found = new Map<string, Offer>()
  for (const { detail, decision } of choices) {
    if (detail.kind !== 'whistle' || !includesAll(detail.shifts, pairs)) continue
    for (const shift of detail.shifts) {
      if (pairs.some(pair => pair.from === shift.from)) continue
      if (pushed === null) {
        found.set(shift.from, { part: { kind: 'hex', hex: shift.from }, mark: 'source', decision: null })
      } else if (pushed.kind === 'hex' && pushed.hex === shift.from) {
        // The push ends the whistle only where nothing could be added to it.
        const whole = detail.shifts.length === pairs.length + 1
        const before = found.get(shift.to)
        found.set(shift.to, {
          part: { kind: 'hex', hex: shift.to },
          mark: 'target',
          decision: before === undefined && whole ? decision : null,
        })
      }
    }
  }
  return [...found.values()].sort((a, b) => compare(keyOf(a.part), keyOf(b.part)))
}

/** MJ-74: two names in any order. */
function pickOffers(choices: readonly MjChoice[], path: readonly Part[]): Offer[] {
  const taken = path.flatMap(part => (part.kind === 'name' ? [part.character] : []))
  const found = new Map<string, Offer>()
  for (const { detail, decision } of choices) {
    if (detail.kind !== 'picks' || !taken.every(name => detail.characters.includes(name))) continue
    for (const character of detail.characters) {
      if (taken.includes(character)) continue
      const last = detail.characters.length === taken.length + 1
      found.set(character, { part: { kind: 'name', character }, mark: 'target', decision: last ? decision : null })
    }
  }
  return [...found.values()].sort((a, b) => compare(keyOf(a.part), keyOf(b.part)))
}

/** League names in the order of the board: by letter, then by number. */
function compare(a: string, b: string): number {
  return a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : 1) : a < b ? -1 : 1
}
