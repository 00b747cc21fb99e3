import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatRecord, type GameRecord, parseRecord, type Result, readRecord } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { ENTRIES } from '../games.ts'
import { gaslight, json } from '../testing.ts'

const GAME = 'letters-from-whitechapel'
const { game } = ENTRIES[GAME]

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** A recorded game up to some decision before its end, as written for all and for a detective. */
function cut(name: string, beforeEnd: number) {
  const path = new URL(`../../../games/${GAME}/records/${name}.game`, import.meta.url)
  const parsed = must(parseRecord(readFileSync(fileURLToPath(path), 'utf8')))
  const { start, decisions } = must(readRecord(game, parsed))
  const { result, seed: _, seal: __, ...header } = parsed.record
  const made = decisions.slice(0, decisions.length - beforeEnd)
  const text = (lines: readonly string[], more: Partial<GameRecord> = {}) =>
    formatRecord({ ...header, ...more, lines: lines.map(line => ({ text: line, links: [] })) })
  const lines = (to: 'omniscient' | 1, count = made.length) =>
    game.notation.write(start, made.slice(0, count), to).map(line => line.text)
  const whole = lines('omniscient')
  return {
    whole: text(whole),
    police: text(lines(1)),
    /** What a sheet of the companion says of the game with its last decision, which all can hear. */
    sheet: text([...lines(1, made.length - 1).slice(0, whole.length - 1), ...whole.slice(-1)], {
      ...(result === undefined ? {} : { result }),
    }),
  }
}

describe('a record that was written for the police (LW-133)', () => {
  const { whole, police } = cut('time-by-night-2', 20)

  test('tells what follows for a detective: the same as the whole record does', async () => {
    expect(police).toContain('\nhideout ?\n')
    const deduce = (record: string, ...as: string[]) => gaslight(['deduce', GAME, '-', ...as], record)
    const followed = await deduce(police)
    expect(followed).toMatchObject({ code: 0, err: '' })
    expect(followed).toEqual(await deduce(whole))
    expect(await deduce(police, '--as', 'detective-1')).toEqual(followed)
    const { decisions, ...facts } = (await json(['deduce', GAME, '-'], whole)) as { decisions: number }
    expect(decisions).toBeGreaterThan(0)
    expect(await json(['deduce', GAME, '-'], police)).toEqual(facts)
  })

  test('is checked and printed as it stands, with what it tells in turn', async () => {
    const replayed = await gaslight(['replay', '-'], police)
    expect(replayed).toMatchObject({ code: 0, err: '' })
    expect(replayed.out).toMatch(/^hideout \?\nnight 1\nwomen 3.*\n\(not over after \d+ entries\)\n$/s)
    const { turn, lines, events } = (await json(['replay', '-', '--as', 'detective-1'], police)) as {
      turn: object
      lines: string[]
      events: object[]
    }
    expect(`${lines.join('\n')}\n`).toBe(replayed.out.replace(/\(.*\n$/, ''))
    expect(turn).toEqual(((await json(['replay', '-'], whole)) as { turn: object }).turn)
    expect(events[0]).toMatchObject({ entry: 1, by: 0, effects: [] })
    expect(JSON.stringify(events)).toMatch(/"text":"\?"/)
  })

  test.each(['jack', '0', 'public'])('holds nothing for %s, and says so', async as => {
    for (const command of [['deduce', GAME], ['replay']])
      expect(await gaslight([...command, '-', '--as', as], police)).toEqual({
        code: 2,
        out: '',
        err: `gaslight: --as: this record was written for the police, and does not hold what is shown to "${as}"\n`,
      })
  })

  test('is refused at the line that breaks a rule, or that no way of Jack’s fits', async () => {
    const refused = async (from: RegExp, to: string) => (await gaslight(['replay', '-'], police.replace(from, to))).err
    expect(await refused(/\nkill \d+\n/, '\nkill 66\n')).toMatch(/^gaslight: -: line \d+: "kill 66" .*\(LW-\d+\)\n$/)
    expect(await refused(/(\naction \S+ search \d+)[^\n]*/, '$1#')).toMatch(/^gaslight: -: line \d+: "action /)
    expect(await refused(/\njack \?\n/, '\njack 63\n')).toMatch(
      /^gaslight: -: line \d+: "jack 63" is not possible here: something else comes first, or the game is over\n$/,
    )
  })

  test('is no record to verify, nor to take a position from', async () => {
    const line = police.split('\n').indexOf('hideout ?') + 1
    expect(await gaslight(['verify', '-'], police)).toEqual({
      code: 2,
      out: '',
      err: `gaslight: -: line ${line}: this record was written for one seat; only the whole record can be verified, which the server gives after the end\n`,
    })
    expect((await gaslight(['legal', GAME, '--position', '-'], police)).err).toMatch(
      /line \d+: this record was written for one seat, and hides here what that seat may not know/,
    )
  })

  test('of a game that is over: how it ended, and what followed before, but not what nobody said', async () => {
    const { sheet } = cut('arrest-by-night-2', 0)
    expect(sheet).toContain('\nhideout ?\n')
    const { code, out } = await gaslight(['deduce', GAME, '-'], sheet)
    expect(code).toBe(0)
    expect(out).toMatch(/^The game is over\. Arrested\.\n\nWhat followed just before its last decision:\nHe can be on /)
    expect(out).not.toContain('his hideout, had')
    const { end } = (await json(['deduce', GAME, '-'], sheet)) as { end: object }
    expect(end).toMatchObject({ reason: 'arrest', winner: 'police', night: 2, hideout: null, location: null })
    expect((await json(['replay', '-'], sheet)) as object).toMatchObject({
      turn: { kind: 'over', winners: expect.arrayContaining(['detective-1']), reason: 'arrest' },
    })
  })
})
