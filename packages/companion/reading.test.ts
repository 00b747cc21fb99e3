import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatRecord, type Game, parseRecord, type Result, readRecord as readWhole } from '@gaslight/core'
import { lettersFromWhitechapel as game, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { follow } from './reading.ts'
import { comparable } from './testing.ts'

const RECORDS = fileURLToPath(new URL('../../games/letters-from-whitechapel/records/', import.meta.url))

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** What the server gives a seat of a running game, after so many decisions, and what that seat sees then. */
function cut(name: string) {
  const parsed = must(parseRecord(readFileSync(RECORDS + name, 'utf8')))
  const { start, decisions } = must(readWhole(game as unknown as Game, parsed))
  const { result: _, seed: __, seal: ___, ...header } = parsed.record
  return {
    length: decisions.length,
    detectives: Math.max(1, parsed.record.seats.length - 1),
    at(count: number, seat: number) {
      const position = start.clone() as ReturnType<typeof game.start>
      const made = decisions.slice(0, count)
      for (const decision of made) position.apply(decision)
      const lines = game.notation.write(start as typeof position, made, seat)
      return {
        text: formatRecord({ ...header, lines: lines.map(({ text }) => ({ text, links: [] })) }),
        view: game.view(position, seat),
      }
    },
  }
}

/** Apart from who looks, and from what the Head alone knows of the patrols (LW-33). */
function told(view: WhitechapelView): object {
  const { tokens } = view
  const open = Object.entries(tokens).map(([at, token]) => [at, token?.up === true ? token : { up: false }])
  return { ...comparable(view, { due: null }), tokens: Object.fromEntries(open) }
}

describe("a detective's record of a running game (LW-133)", () => {
  it.each(readdirSync(RECORDS))('is read after any decision, and tells what he sees: %s', name => {
    const { length, detectives, at } = cut(name)
    // All points of a short game, and of a long one as many, one by one later than the last time.
    for (let count = 1; count < length; count += 1 + Math.floor(length / 70)) {
      const { text, view } = at(count, 1 + (count % detectives))
      const { steps, start } = must(follow(must(parseRecord(text))))
      const course = steps.at(-1)?.course ?? start
      if (view.state === 'women' || view.state === 'patrol') continue
      expect(told(course.view), `${count}: ${text}`).toEqual(told(view))
    }
  })
})
