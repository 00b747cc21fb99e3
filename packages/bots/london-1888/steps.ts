import { ACCESS, ADJACENT, BLACK_MARKET, FIRST_LOCATION, SPACE_COUNT } from '@gaslight/london-1888'

/** More steps than any way has. */
const FAR = 40

/** What a door that is not open to somebody counts in steps: now and then BY STEALTH leads through it (LD-78). */
const SHUT = 5

const tables: Uint8Array[] = []

/** The steps between two spaces for a character whom no pawn stops (LD-7, LD-10, LD-40); more where he must not enter. */
export function stepsBetween(character: number, from: number, to: number): number {
  tables[character] ??= tableOf(character)
  return tables[character][from * SPACE_COUNT + to]
}

function tableOf(character: number): Uint8Array {
  const table = new Uint8Array(SPACE_COUNT * SPACE_COUNT).fill(FAR)
  const { start, items } = ADJACENT
  for (let from = 0; from < SPACE_COUNT; from++) {
    const base = from * SPACE_COUNT
    table[base + from] = 0
    const queue = [from]
    for (const at of queue) {
      if (at === BLACK_MARKET && at !== from) continue
      for (let i = start[at]; i < start[at + 1]; i++) {
        const next = items[i]
        if (table[base + next] !== FAR || !mayEnter(character, next)) continue
        table[base + next] = table[base + at] + 1
        queue.push(next)
      }
    }
    for (let place = FIRST_LOCATION; place < SPACE_COUNT; place++) {
      if (mayEnter(character, place) || place === from) continue
      for (let i = start[place]; i < start[place + 1]; i++)
        table[base + place] = Math.min(table[base + place], table[base + items[i]] + 1 + SHUT)
    }
  }
  return table
}

/** The steps to a place behind a door that is shut to this character, once BY STEALTH opens it; -1 where none is shut. */
export function stepsByStealth(character: number, from: number, to: number): number {
  return from === to || mayEnter(character, to) ? -1 : stepsBetween(character, from, to) - SHUT
}

function mayEnter(character: number, space: number): boolean {
  return space < FIRST_LOCATION || ((ACCESS[character] >> (space - FIRST_LOCATION)) & 1) === 1
}

/** How likely somebody is to come so many steps in his next turn: a die, and now and then a card that helps. */
const CHANCES = [1, 1, 0.92, 0.78, 0.62, 0.46, 0.3, 0.14, 0.1, 0.07, 0.04, 0.02]

export function chanceToCome(steps: number): number {
  return steps < CHANCES.length ? CHANCES[steps] : 0
}

/** What is worth 1 where one stands is worth so much at that many steps. */
const WORTH_AT = Array.from({ length: FAR + 1 }, (_, steps) => 0.7 * 0.93 ** steps)

export function worthAt(steps: number): number {
  return WORTH_AT[steps]
}
