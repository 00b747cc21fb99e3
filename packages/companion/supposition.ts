import type { Options } from '@gaslight/core'
import {
  type CircleNumber,
  COLOURS,
  type CrossingId,
  crossingNumber,
  type Face,
  lettersFromWhitechapel as game,
  type Hunt,
  type WhitechapelDetail,
  type WhitechapelPosition,
} from '@gaslight/letters-from-whitechapel'
import { type Beginning, soundStart } from './beginning.ts'

/**
 * A whole game that fits everything said so far. What nobody has said is made up, and made up anew whenever something is
 * said that does not fit: only what every such game shows alike may be shown to anybody.
 */
export type Supposition = readonly WhitechapelDetail[]

type Placed = Extract<WhitechapelDetail, { kind: 'patrol' }>

export function positionAfter(
  options: Options,
  seats: number,
  supposed: Supposition,
  from?: Beginning,
): WhitechapelPosition {
  const [first, ...later] = supposed
  const begun = from !== undefined && first?.kind === 'hideout'
  const p = begun ? soundStart(options, seats, from, first.circle) : game.start(options, seats)
  for (const detail of begun ? later : supposed) p.apply(game.encode(p, detail))
  return p
}

/** The same game with this hideout and these rows: one for each night since its murder. */
export function withHunt(supposed: Supposition, { hideout, rows }: Hunt): Supposition {
  let night = 0
  let row: readonly CircleNumber[] = []
  let at = 0
  return supposed.map((detail): WhitechapelDetail => {
    switch (detail.kind) {
      case 'hideout':
        return { ...detail, circle: hideout }
      case 'kill':
        row = rows[night++]
        at = detail.victims.length
        return { ...detail, victims: row.slice(0, at) }
      case 'move':
      case 'alley':
        return { ...detail, to: row[at++] }
      case 'coach':
        at += 2
        return { ...detail, via: row[at - 2], to: row[at - 1] }
      default:
        return detail
    }
  })
}

type Woman = Extract<WhitechapelDetail, { kind: 'woman' }>

/** What was laid in the last night that has a Head, red circle by red circle. */
export function womenTonight(supposed: Supposition): readonly Woman[] {
  const head = supposed.findLastIndex(({ kind }) => kind === 'head')
  const first = supposed.findLastIndex(({ kind }, i) => i < head && kind !== 'woman') + 1
  return supposed.slice(first, head).filter(detail => detail.kind === 'woman')
}

/** The same game with these women marked tonight. */
export function withMarked(supposed: Supposition, marked: readonly CircleNumber[]): Supposition {
  const tonight = womenTonight(supposed)
  return supposed.map(detail => {
    if (detail.kind !== 'woman' || detail.woman === 'none' || !tonight.includes(detail)) return detail
    return { ...detail, woman: marked.includes(detail.circle) ? 'marked' : 'plain' }
  })
}

/** Tonight's patrol tokens as they were laid in D4. */
export function laidTonight(supposed: Supposition): readonly Placed[] {
  const laid = supposed.filter(detail => detail.kind === 'patrol')
  return laid.slice(-TOKENS)
}
const TOKENS = 7

/** Where the token that lies on a crossing now was laid in D4: a Letter may have moved it. */
export function originOf(supposed: Supposition, crossing: CrossingId): CrossingId {
  const last = supposed.findLastIndex(({ kind }) => kind === 'patrol')
  let at = crossing
  for (let i = supposed.length - 1; i > last; i--) {
    const detail = supposed[i]
    if ((detail.kind === 'letter' || detail.kind === 'shift') && detail.to === at) at = detail.from
  }
  return at
}

/** Where tonight's tokens were laid whose faces everybody has seen. */
export function seenTonight(supposed: Supposition): readonly CrossingId[] {
  const last = supposed.findLastIndex(({ kind }) => kind === 'patrol')
  return supposed.flatMap((detail, i) => (i > last && detail.kind === 'flip' ? [originOf(supposed, detail.at)] : []))
}

/**
 * The same game with a face on the token that was laid on `origin`: it changes places with one whose face nobody has seen.
 * Null where all tokens with that face have been seen elsewhere.
 */
export function withFace(
  supposed: Supposition,
  origin: CrossingId,
  face: Face,
  seen: readonly CrossingId[],
): Supposition | null {
  const laid = laidTonight(supposed)
  const here = laid.find(({ at }) => at === origin)
  if (here === undefined || seen.includes(origin)) return null
  if (here.face === face) return supposed
  const other = laid.find(({ at, face: its }) => its === face && !seen.includes(at))
  if (other === undefined) return null
  const swapped = laid.map(token =>
    token === here ? { ...token, face } : token === other ? { ...token, face: here.face } : token,
  )
  const ordered = inOrder(swapped)
  const first = supposed.findLastIndex(({ kind }) => kind === 'patrol') - TOKENS + 1
  return supposed.map((detail, i) => ordered[i - first] ?? detail)
}

/** The order of LW-33: the colours, then the fakes by their crossings. */
function inOrder(laid: readonly Placed[]): readonly Placed[] {
  const place = ({ face }: Placed) => (face === 'fake' ? COLOURS.length : COLOURS.indexOf(face))
  return laid.toSorted((a, b) => place(a) - place(b) || crossingNumber(a.at) - crossingNumber(b.at))
}

/** The tokens of D4 on these crossings, with any faces. */
export function laidOn(crossings: readonly CrossingId[]): readonly Placed[] {
  const ascending = crossings.toSorted((a, b) => crossingNumber(a) - crossingNumber(b))
  return ascending.map((at, i) => ({ kind: 'patrol', face: COLOURS[i] ?? 'fake', at }))
}
