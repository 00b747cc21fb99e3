import type { Rng } from '@gaslight/core'
import { FACES, type Face } from './cast.ts'
import type { CrossingId } from './map.ts'
import { SUPPLY } from './rules.ts'
import type { Token, WhitechapelView, Woman } from './view.ts'

/** The view with a face for every token that lies face down, uniformly over all that fits it. */
export function turnedUp(view: WhitechapelView, rng: Rng): WhitechapelView {
  return { ...view, women: drawWomen(view, rng), tokens: drawFaces(view, rng) }
}

/** Which of the Woman tokens are marked (LW-89). */
function drawWomen({ women, night }: WhitechapelView, rng: Rng): WhitechapelView['women'] {
  const laid = Object.entries(women)
  if (!laid.some(([, woman]) => woman === 'unknown')) return women
  const faces: Woman[] = laid.map((_, i) => (i < SUPPLY.marked[night] ? 'marked' : 'plain'))
  shuffle(faces, rng)
  return Object.fromEntries(laid.map(([circle], i) => [circle, faces[i]]))
}

/** LW-89: face-down tokens carry the faces not yet shown tonight, in any arrangement. */
function drawFaces({ tokens }: WhitechapelView, rng: Rng): WhitechapelView['tokens'] {
  const shown = Object.values(tokens).flatMap(({ face }) => face ?? [])
  const hidden = Object.values(tokens).length - shown.length
  if (hidden === 0) return tokens
  const coloured = FACES.filter(face => face !== 'fake' && !shown.includes(face))
  const faces: Face[] = [...coloured, ...new Array<Face>(hidden - coloured.length).fill('fake')]
  shuffle(faces, rng)
  let next = 0
  const drawn: [CrossingId, Token][] = Object.entries(tokens).map(([crossing, token]) => [
    crossing as CrossingId,
    token.face === undefined ? { face: faces[next++] } : token,
  ])
  return Object.fromEntries(drawn)
}

function shuffle<T>(items: T[], rng: Rng): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
}
