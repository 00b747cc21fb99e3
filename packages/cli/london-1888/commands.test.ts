import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gaslight, json } from '../testing.ts'

const GAME = 'london-1888'
const folder = mkdtempSync(join(tmpdir(), 'gaslight-london-'))
afterAll(() => rmSync(folder, { recursive: true }))

function shipped(path: string): string {
  return fileURLToPath(new URL(`../../../games/london-1888/${path}`, import.meta.url))
}

describe('positions', () => {
  test.each([
    { name: 'walk-gull', depth: 2, sequences: 61 },
    { name: 'protester', depth: 1, sequences: 144 },
    { name: 'disperse', depth: 1, sequences: 660 },
  ])('perft reaches the handed count of $name', async ({ name, depth, sequences }) => {
    const position = ['--position', shipped(`positions/${name}.json`)]
    expect(await json(['perft', GAME, ...position, '--depth', String(depth), '--without', 'end'])).toMatchObject({
      sequences,
    })
  })

  test('apply goes on from a document, and its result is read again', async () => {
    const walked = await gaslight(['apply', GAME, '--position', shipped('positions/walk-gull.json'), '[2]', '>V21a'])
    expect(walked).toMatchObject({ code: 0, err: '' })
    const legal = (await json(['legal', GAME, '--position', '-'], walked.out)) as { turn: object; decisions: string[] }
    expect(legal.turn).toEqual({ kind: 'seat', seat: 2, role: 'player-3' })
    expect(legal.decisions).toContain('.')
    const again = await gaslight(['apply', GAME, '--position', '-', '.'], walked.out)
    expect(JSON.parse(again.out).players[2]).toMatchObject({ character: 'gull', at: 'V21a' })
  })

  test('what breaks a rule, and a document that is no position, are refused in one line', async () => {
    const refused = (...args: string[]) => gaslight(['apply', GAME, ...args])
    const gull = ['--position', shipped('positions/walk-gull.json')]
    expect(await refused(...gull, '[2]', '>pub')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/\(LD-\d+\)\n$/),
    })
    const full = { seats: 5, state: 'act', turn: 0, players: { 0: { at: 'J11' }, 1: { at: 'J11' }, 2: { at: 'J11' } } }
    for (const text of ['{"seats":3}', '{"map":1}', '[1]', '{', JSON.stringify(full)]) {
      const file = join(folder, 'bad.json')
      writeFileSync(file, text)
      const ran = await refused('--position', file, '.')
      expect([text, ran.code, ran.out]).toEqual([text, 2, ''])
      expect(ran.err).toMatch(/^[^\n]+\n$/)
    }
  })

  test('deduce says nothing of hands where nobody holds a card', async () => {
    const ran = await gaslight(['deduce', GAME, shipped('positions/protester.json'), '--as', 'player-1'])
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).not.toContain('Somebody else holds')
  })

  test('a seat that the game does not have sees nothing', async () => {
    const start = ['--position', shipped('positions/protester.json')]
    expect(await json(['view', GAME, ...start, '--as', 'player-8'])).toMatchObject({ audience: 7 })
    const four = await gaslight(['view', GAME, '--seats', '4', '--as', 'player-8'])
    expect(four).toMatchObject({ code: 2, out: '', err: expect.stringContaining('player-8') })
    const both = await gaslight(['legal', GAME, ...start, '--seats', '5'])
    expect(both).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^gaslight: --seats: [^\n]+\n$/) })
  })
})

test('random games are counted for any number of seats', async () => {
  for (const seats of ['4', '8'])
    expect(await json(['playouts', GAME, '--seats', seats, '--seconds', '0.2', '--seed', '3'])).toMatchObject({
      game: GAME,
      endings: { 'J-murders-unknown': expect.any(Number) },
    })
  const none = await gaslight(['playouts', GAME, '--seats', '9'])
  expect(none).toMatchObject({ code: 2, out: '' })
})

describe('bots earn points in the same seats (LD-186)', () => {
  const arena = ['arena', GAME, '--seats', '5', '--a', 'greedy', '--b', 'random', '--games', '2']

  test('as a table', async () => {
    expect((await gaslight(arena)).out).toMatch(/^bot +points a game +95% from +to\n/)
  })

  test('with --json by bot and seat, and pair by pair', async () => {
    const seats = [1, 2, 3, 4, 5].map(seat => ({ seats: 5, role: `player-${seat}`, games: 1 }))
    expect(await json(arena)).toMatchObject({
      games: 2,
      seats: 5,
      cells: ['greedy', 'random'].flatMap(bot =>
        seats.map(seat => ({ ...seat, bot, points: { mean: expect.any(Number), lo: expect.any(Number) } })),
      ),
      standings: [{ bot: 'greedy' }, { bot: 'random' }],
      difference: { mean: expect.any(Number) },
      pairs: [{ points: [expect.any(Number), expect.any(Number)] }],
    })
  })
})

describe('a recorded game of every ending', () => {
  const records = readdirSync(shipped('records'))

  test('there are nine', () => expect(records).toHaveLength(9))

  test.each(records)('%s is fair, replays for everybody, and is deduced from', async name => {
    const file = shipped(`records/${name}`)
    const [fair, all, seat, known] = await Promise.all([
      gaslight(['verify', file]),
      gaslight(['replay', file]),
      gaslight(['replay', file, '--as', 'public', '--json']),
      gaslight(['deduce', GAME, file, '--as', 'public', '--json']),
    ])
    expect(fair.out).toMatch(/^OK: \d+ decisions, \d+ of them drawn as the seed says\n$/)
    expect(all).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(seat.out).turn).toMatchObject({ kind: 'over', reason: name.replace('.game', '') })
    const { seats, end } = JSON.parse(known.out) as { seats: { jack: number }[]; end: object }
    expect(seats.reduce((sum, { jack }) => sum + jack, 0)).toBeCloseTo(1)
    expect(end).toMatchObject({ reason: name.replace('.game', '') })
  })

  test('a record that was changed is refused at its first decision that does not fit', async () => {
    const file = join(folder, 'changed.game')
    writeFileSync(
      file,
      readFileSync(shipped('records/I-arrest.game'), 'utf8').replace(
        /roll\[(\d)\]/,
        (_, die) => `roll[${7 - Number(die)}]`,
      ),
    )
    const ran = await gaslight(['verify', file])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toMatch(/^[^\n]*decision \d+: [^\n]*\n$/)
  })
})

describe('a game played over a pipe', () => {
  let played: string
  const recordFile = join(folder, 'played.game')

  beforeAll(async () => {
    const args = ['play', GAME, '--seats', '6', '--seat', 'player-1', '--bot', 'random', '--seed', '3']
    const ran = await gaslight([...args, '--record', recordFile], 'a\n'.repeat(400))
    expect(ran).toMatchObject({ code: 0, err: '' })
    played = ran.out.replace(/\s+/g, ' ')
  }, 120_000)

  test('is told in sentences, a paragraph a turn, and ends with everybody’s points', () => {
    expect(played).toMatch(/Round 1 · Abberline: Abberline draws 2 ACTION cards\./)
    expect(played).toMatch(/The roles are dealt in secret\. (Yours is innocent|You are Jack)/)
    expect(played).toMatch(/The game is over: .*\./)
    expect(played).toMatch(/Points: .*Gull \d/)
  })

  test('is fair', async () => {
    expect((await gaslight(['verify', recordFile])).out).toMatch(/^OK: /)
  })
})

test('at the keyboard cards, places and windows are explained, in the words of the language', async () => {
  const play = ['play', GAME, '--seed', '4', '--seats', '5', '--seat', 'player-1', '--bot', 'random']
  const typed = ['why >prison', 'suspects', 'seen', '?', 'roll', '#walk', 'quit'].join('\n')
  const [en, ...others] = await Promise.all(
    ['en', 'fr', 'ru', 'zh'].map(language => gaslight([...play, '--language', language], typed)),
  )
  expect(en.out).toMatch(/In place of the roll: it counts as a 6\./)
  expect(en.out).toMatch(/Gull: Jack with 25 %; role card in #1 20 %/)
  expect(en.out).toMatch(/Somebody else holds: Hansom Cab \d+ %/)
  expect(en.out).toMatch(/You have no steps left.* \(LD-\d+\)|No open way .* \(LD-\d+\)/)
  for (const { out, code } of others) {
    expect(code).toBe(0)
    expect(out).not.toMatch(/\{\{|Jack with|Somebody else/)
  }
}, 60_000)
