import { CIRCLES_BY } from './graph.ts'
import type { WhitechapelState } from './state.ts'

/**
 * How a search or an arrest is logged, in two words: round (5 bits), night - 1 (2 bits), colour (3 bits), arrest (1 bit),
 * yes (1 bit); and the circles that were named, one a byte, 0 for none.
 */
export const AnswerBits = { night: 5, colour: 7, arrest: 10, yes: 11 } as const

/** One circle that was named. */
export function logAnswer(p: WhitechapelState, colour: number, circles: number, arrest: number, yes: boolean): void {
  const at = p.nextAnswer()
  p.answers[at] =
    p.round |
    ((p.night - 1) << AnswerBits.night) |
    (colour << AnswerBits.colour) |
    (arrest << AnswerBits.arrest) |
    (yes ? 1 << AnswerBits.yes : 0)
  p.answers[at + 1] = circles
}

/** LW-71: the circles of an area arrest from a crossing, one a byte; 0 where every one bears a False Clue. */
export function areaOf(p: WhitechapelState, crossing: number): number {
  let circles = 0
  let shift = 0
  for (let i = CIRCLES_BY.start[crossing]; i < CIRCLES_BY.start[crossing + 1]; i++) {
    const circle = CIRCLES_BY.items[i]
    if (p.falseClues[circle] !== 0) continue
    circles |= circle << shift
    shift += 8
  }
  return circles
}

/** Whether a circle is among those of a word, one a byte. */
export function names(circles: number, circle: number): boolean {
  return (
    (circles & 255) === circle ||
    ((circles >>> 8) & 255) === circle ||
    ((circles >>> 16) & 255) === circle ||
    circles >>> 24 === circle
  )
}
