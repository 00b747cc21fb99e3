import type { Side } from '@gaslight/companion/course'
import { readRecord } from '@gaslight/companion/reading'
import { EVERYTHING, said, table } from '@gaslight/companion/testing'
import { parseRecord, readRecord as readGame } from '@gaslight/core'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { recordOf } from './record.ts'
import {
  add,
  canUndo,
  change,
  dropRest,
  enterForAll,
  goOn,
  insertBefore,
  type Kept,
  leaveOut,
  opening,
  openSheet,
  type Sheet,
  undo,
} from './sheet.ts'

function blank(side: Side, { options = {}, seats = 2 }: { options?: Kept['options']; seats?: number } = {}): Kept {
  return {
    id: 'a',
    name: 'Saturday',
    side,
    options: table(1, seats, options).options,
    seats: ['Jack', 'Ann', 'Ben', 'Cem', 'Dora', 'Eve'].slice(0, seats),
    created: '2026-11-30T20:00:00.000Z',
    entries: [],
    rest: [],
    inserting: false,
  }
}

/** A sheet with the first entries of a game, or all. */
function entered(n: number, side: Side, { options = {}, seats = 2, count = Infinity } = {}): Sheet {
  const entries = said(table(n, seats, options), side).map(({ entry }) => entry)
  const sheet = openSheet({ ...blank(side, { options, seats }), entries: entries.slice(0, count) })
  expect(sheet.misfit).toBeNull()
  return sheet
}

function written(sheet: Sheet): string {
  return recordOf(sheet) ?? ''
}

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The index of the first entry that fits the pattern, from a place on. */
function find({ kept }: Sheet, pattern: RegExp, from = 0): number {
  return kept.entries.findIndex((entry, i) => i >= from && pattern.test(entry))
}

describe.each([
  ['police', 2, {}],
  ['police', 4, EVERYTHING],
  ['jack', 3, EVERYTHING],
] as const)('a sheet of %s with %i at the table', (side, seats, options) => {
  it.each([2, 5])('comes back from its record, and from where it is kept (game %i)', n => {
    const sheet = entered(n, side, { options, seats })
    expect(sheet.course.view.outcome).toBeDefined()
    const read = must(readRecord(written(sheet)))
    expect(read).toMatchObject({ side, seats: sheet.kept.seats, options: sheet.kept.options })
    expect(read.entries).toEqual(sheet.kept.entries)
    const again = openSheet(JSON.parse(JSON.stringify(sheet.kept)) as Kept)
    expect(again.course.view).toEqual(sheet.course.view)
    expect(again.kept).toEqual(sheet.kept)
  })

  it('comes back from the record of any moment', () => {
    const whole = entered(3, side, { options, seats })
    const { length } = whole.kept.entries
    for (let count = 1; count < length; count += 13) {
      const sheet = openSheet({ ...whole.kept, entries: whole.kept.entries.slice(0, count) })
      expect(must(readRecord(written(sheet))).entries.slice(0, count)).toEqual(whole.kept.entries.slice(0, count))
    }
  })
})

describe('the record', () => {
  it('of the police says nothing that nobody said: neither rows nor the hideout (LW-133)', () => {
    const record = written(entered(2, 'police'))
    expect(record).toContain('\nhideout ?\nnight 1\nwomen 3')
    expect(record).toMatch(/\njack \?!?\n/)
    expect(record).not.toMatch(/\njack [ac]?\d/)
    expect(record).not.toMatch(/\nhideout \d/)
  })

  it('of Jack replays like any other once the policemen are on the map', () => {
    const at = table(2, 3, EVERYTHING)
    const parsed = parseRecord(written(entered(2, 'jack', { options: EVERYTHING, seats: 3 })))
    const { decisions } = must(readGame(game as never, must(parsed as never)))
    expect(decisions).toEqual(at.decisions)
  })

  it('that contradicts itself is refused at its line', () => {
    const record = written(entered(2, 'police'))
    const wrong = record.replace(/\njack \?\n/, '\njack 63\n')
    expect(readRecord(wrong)).toMatchObject({ ok: false, error: { kind: 'misfit', text: 'jack 63' } })
    expect(readRecord('Game: chess\n')).toMatchObject({ ok: false, error: { kind: 'format' } })
  })
})

describe('taking back', () => {
  it('leads back to the empty sheet, entry by entry, and forward again to the same', () => {
    const sheet = entered(4, 'police', { count: 60 })
    let back = sheet
    let times = 0
    for (; canUndo(back); times++) back = undo(back)
    expect(back.kept.entries).toEqual(openSheet(blank('police')).kept.entries)
    expect(times).toBeGreaterThan(30)
    const forth = openSheet({ ...back.kept, entries: sheet.kept.entries })
    expect(forth.course.view).toEqual(sheet.course.view)
  })
})

describe('opening a long game', () => {
  it('goes through it entry by entry, so that the page can draw in between, and to the same end', () => {
    const { kept, steps } = entered(4, 'police')
    const stretches = opening(kept)
    let count = 0
    let next = stretches.next()
    for (; !next.done; next = stretches.next()) count++
    expect(count).toBeGreaterThanOrEqual(steps.length - 1)
    expect(next.value.kept).toEqual(kept)
    expect(next.value.course.view).toEqual(openSheet(kept).course.view)
  })
})

describe('going back to an entry', () => {
  it('a policeman who went elsewhere: all that was entered after him stays, if it fits', () => {
    const sheet = entered(4, 'police', { count: 70 })
    const at = find(sheet, /^green =|^green x/)
    const changed = must(add(change(sheet, at), 'green ='))
    const other = changed.kept.entries[at]
    expect(other).toBe('green =')
    expect([...changed.kept.entries, ...changed.kept.rest]).toHaveLength(sheet.kept.entries.length)
  })

  it('what does not fit any more waits, with the reason and its rule, until it is left out or entered anew', () => {
    const sheet = entered(4, 'police', { count: 70 })
    const move = find(sheet, /^blue x/)
    const search = find(sheet, /^blue (search|arrest)/, move)
    const changed = must(add(change(sheet, move), 'blue ='))
    expect(changed.kept.entries).toHaveLength(search)
    expect(changed.kept.rest[0]).toBe(sheet.kept.entries[search])
    expect(changed.misfit).toMatchObject({ kind: 'illegal', illegal: { reason: 'not-next-to', rule: 'LW-8' } })
    const anew = must(add(changed, 'blue pass'))
    expect(anew.kept.entries[search]).toBe('blue pass')
    const restored = goOn(change(sheet, move))
    expect(restored.kept).toEqual(sheet.kept)
    expect(dropRest(changed).kept.rest).toEqual([])
  })

  it('a forgotten answer is put in between, a wrong one left out', () => {
    const sheet = entered(4, 'police', { count: 70 })
    const at = find(sheet, /pass$/)
    const without = leaveOut(change(sheet, at))
    expect(without.kept.rest.length + without.kept.entries.length).toBe(sheet.kept.entries.length - 1)
    const again = must(add(insertBefore(change(without, at), true), sheet.kept.entries[at]))
    expect(again.kept.entries).toEqual(sheet.kept.entries)
  })

  it("Jack's corrected step shows which of his answers was wrong (LW-23)", () => {
    const sheet = entered(6, 'jack')
    const yes = find(sheet, /search \d+\+$/)
    expect(yes).toBeGreaterThan(0)
    const circle = /(\d+)\+$/.exec(sheet.kept.entries[yes])?.[1]
    const wrong = openSheet({
      ...sheet.kept,
      entries: sheet.kept.entries.with(yes, sheet.kept.entries[yes].replace('+', '-')),
    })
    expect(wrong.misfit).toEqual({ kind: 'answer', answer: '+' })
    expect(wrong.kept.rest[0]).toContain(circle)
  })
})

describe('what cannot be', () => {
  it('an answer that no way of Jack fits is refused, and nothing is lost', () => {
    const entries = [
      'head red',
      'turned 3 21 27 65 84',
      'kill 21',
      'faces blue@x46 yellow@x41 brown@x58 red@x135 green@x138',
      '?',
    ]
    const moved = entries.reduce((sheet, entry) => must(add(sheet, entry)), openSheet(blank('police')))
    const acting = enterForAll(moved, 'police')
    if (acting === null) throw new Error('somebody may not stay')
    // No single walk leads from 21 to 118, which is next to x135 (LW-46).
    expect(add(acting, 'red arrest 118#')).toEqual({ ok: false, error: { kind: 'impossible' } })
    expect(add(acting, 'red search 118+')).toEqual({ ok: false, error: { kind: 'impossible' } })
    const asked = must(add(acting, 'red search 118-'))
    expect(asked.course.view.search).toEqual({ by: 'red', named: [118] })
    // From 21 he may have walked to 40, which is next to x46.
    expect(must(add(acting, 'blue arrest 40#')).course.view.outcome).toEqual({ winner: 'police', reason: 'arrest' })
  })

  it('Jack is warned of a move that is against the rules before he makes it', () => {
    const sheet = entered(4, 'jack')
    const at = find(sheet, /^\d+!?$/)
    expect(add(change(sheet, at), '1')).toMatchObject({
      ok: false,
      error: { kind: 'illegal', illegal: { reason: 'not-joined', rule: 'LW-46' } },
    })
  })
})
