import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gaslight, json } from '../testing.ts'

const GAME = 'letters-from-whitechapel'
const positions = fileURLToPath(new URL('../../../games/letters-from-whitechapel/positions/', import.meta.url))
const records = fileURLToPath(new URL('../../../games/letters-from-whitechapel/records/', import.meta.url))
const HUNT = join(positions, 'hunting-1.json')

/** Jack's hideout and women; from then on always the first choice. */
const MOVES = `hideout 90\n3m 21m 27m 65m 84m 147w 149w 158w\nkill 65\n${'a\n'.repeat(60)}`

let folder: string
let recordFile: string
let record: string
let played: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gaslight-whitechapel-'))
  recordFile = join(folder, 'played.game')
  const args = ['play', GAME, '--seat', 'jack', '--bot', 'random', '--seed', '3', '--record', recordFile]
  const ran = await gaslight(args, MOVES)
  expect(ran).toMatchObject({ code: 0, err: '' })
  played = ran.out
  record = readFileSync(recordFile, 'utf8')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('positions', () => {
  test('H40: legal lists every move of Jack, and apply goes on to the police', async () => {
    const legal = (await json(['legal', GAME, '--position', HUNT])) as { turn: object; decisions: string[] }
    expect(legal.turn).toEqual({ kind: 'seat', seat: 0, role: 'jack' })
    expect(legal.decisions).toHaveLength(55)
    const first = await gaslight(['apply', GAME, '--position', HUNT, '63'])
    expect(await json(['legal', GAME, '--position', '-'], first.out)).toMatchObject({
      turn: { kind: 'seat', seat: 1, role: 'detective-1' },
    })
    const view = ['view', GAME, '--position', '-', '--as']
    expect(await json([...view, 'detective-1'], first.out)).not.toHaveProperty('hideout')
    expect(await json([...view, 'jack'], first.out)).toMatchObject({ hideout: 90, nights: { 1: { row: { 6: 63 } } } })
  })

  test('what breaks a rule is refused with its number', async () => {
    const refused = async (token: string) => gaslight(['apply', GAME, '--position', HUNT, token])
    expect(await refused('a3')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/\(LW-51\)\n$/) })
    expect(await refused('blue x53')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/\(LW-\d+\)\n$/) })
  })

  test('what a document says against a rule is said once, with its number', async () => {
    const document = JSON.stringify({ state: 'women', night: 2, scenes: {}, nights: { 1: { head: 'red' } } })
    const refused = await gaslight(['legal', GAME, '--position', '-'], document)
    expect(refused.err).toBe('gaslight: -: scenes: night 1 has 1 by now, not 0 (LW-35, LW-36)\n')
  })

  test.each([
    { name: 'H37: from the start', args: [], depth: 6, sequences: 4862 },
    { name: 'H40: Jack on 65', args: ['--position', HUNT], depth: 2, sequences: 4125 },
    { name: 'H41: Jack on 51', args: ['--position', join(positions, 'hunting-4.json')], depth: 2, sequences: 3410 },
  ])('perft reaches the handed counts, $name', async ({ args, depth, sequences }) => {
    expect(await json(['perft', GAME, ...args, '--depth', String(depth)])).toMatchObject({ depth, sequences })
  })
})

test('random games are counted, and bots play each other in both roles', async () => {
  expect(await json(['playouts', GAME, '--seconds', '0.2', '--seed', '3'])).toMatchObject({
    game: GAME,
    endings: { arrest: expect.any(Number), time: expect.any(Number) },
  })
  const arena = (await json(['arena', GAME, '--a', 'random', '--b', 'random', '--games', '2'])) as { cells: object[] }
  for (const role of ['jack', 'detective-1'])
    expect(arena.cells).toContainEqual(expect.objectContaining({ role, bot: 'random', against: 'random' }))
})

test('arena: each bot on its own side against the same, if both play both', async () => {
  const args = ['arena', GAME, '--a', 'random', '--b', 'random', '--cross', '--games', '1']
  const { pairings, sides } = (await json(args)) as { pairings: object[]; sides: object[] }
  expect(pairings).toHaveLength(4)
  expect(sides).toContainEqual(expect.objectContaining({ role: 'jack', bot: 'random', against: 'random' }))
  expect(sides).toContainEqual(expect.objectContaining({ role: 'detective-1', other: 'random', against: 'random' }))
  expect((await gaslight(args)).out).toMatch(/^jack +against +games +wins/)
  expect((await gaslight([...args, '--seats', '3'])).err).toBe('gaslight: --cross: only where there are two seats\n')
})

describe('a hunt played to its end over a pipe', () => {
  test('is told with its murder and its answers, and ends with the hideout shown', () => {
    expect(played).toContain('Jack: kill 65')
    expect(played).toMatch(/Detective 1: .*(search|arrest) \d+[-+#]/)
    expect(played).toMatch(/hideout was 90\./)
  })

  test('is fair, and replays as each seat knew it (LW-99)', async () => {
    expect((await gaslight(['verify', recordFile])).out).toMatch(
      /^OK: \d+ decisions, \d+ of them drawn as the seed says\n$/,
    )
    const replay = async (...as: string[]) => (await gaslight(['replay', recordFile, ...as])).out
    expect(await replay()).toMatch(/^hideout 90\nnight 1\nwomen 3m 21m/)
    const shown = await gaslight(['replay', recordFile, '--as', 'detective-1', '--json'])
    expect(JSON.parse(shown.out).events[0]).toMatchObject({ text: 'hideout ?', by: 0 })
  })

  test('names what does not fit: the first decision that was changed, or the line that breaks a rule', async () => {
    const changed = async (from: string | RegExp, to: string) => {
      const file = join(folder, 'changed.game')
      writeFileSync(file, record.replace(from, to))
      return file
    }
    const verify = await gaslight(['verify', await changed('hideout 90', 'hideout 91')])
    expect(verify).toMatchObject({ code: 2, out: '' })
    expect(verify.err).toMatch(/decision 1: "hideout 91" does not fit its link/)
    const replay = await gaslight(['replay', await changed('kill 65', 'kill 66')])
    expect(replay).toMatchObject({ code: 2, out: '' })
    expect(replay.err).toMatch(/line \d+: .*\(LW-\d+\)\n$/)
  })

  test('is deduced from for a detective: where Jack can be, which hideouts are left, what searches would tell', async () => {
    const facts = (await json(['deduce', GAME, recordFile])) as {
      as: string
      locations: object[]
      hideouts: { circle: number }[]
    }
    expect(facts.as).toBe('detective-1')
    expect(facts.locations.length).toBeGreaterThan(0)
    expect(facts.hideouts.map(({ circle }) => circle)).toContain(90)
    expect(await json(['deduce', GAME, HUNT])).not.toHaveProperty('end')
    expect((await gaslight(['deduce', GAME, HUNT])).out).toMatch(/^He can be on 1 circle/)
  })
})

describe('deduced from after its end, a hunt is over', () => {
  const recordOf = (reason: string) => join(records, `${reason}.game`)

  test.each([
    {
      reason: 'arrest',
      end: { winner: 'police', night: 1, round: 3, hideout: 43, location: 29 },
      stood: 29,
      told: 'The police seized Jack on 29. His hideout was 43.',
    },
    {
      reason: 'time',
      end: { winner: 'police', night: 1, round: 12, hideout: 145, location: 47 },
      stood: 61,
      told: 'The night is over, and Jack has not got home: he was on 47, his hideout was 145.',
    },
    {
      reason: 'address',
      end: { winner: 'police', night: 1, round: 0, hideout: 117, location: null },
      stood: null,
      told: 'The Head of the Investigation named the right address: Jack’s hideout was 117.',
    },
  ])('by $reason: how, where Jack and his hideout were, and what the police could know of it', async expected => {
    const { reason, end, stood, told } = expected
    const facts = (await json(['deduce', GAME, recordOf(reason)])) as {
      end: object
      locations: { circle: number; probability: number }[]
      hideouts: { circle: number; probability: number }[]
    }
    expect(facts.end).toEqual({ reason, ...end })
    const { out } = await gaslight(['deduce', GAME, recordOf(reason)])
    expect(out.startsWith(`The game is over. ${told}\n\nWhat followed just before its last decision:\n`)).toBe(true)
    const share = (all: typeof facts.hideouts, at: number | null) =>
      all.find(({ circle }) => circle === at)?.probability
    expect(share(facts.hideouts, end.hideout)).toBeGreaterThan(0)
    expect(out).toMatch(new RegExp(`^Circle ${end.hideout}, his hideout, had \\d+(\\.\\d)? %\\.$`, 'm'))
    if (stood !== null) {
      expect(share(facts.locations, stood)).toBeGreaterThan(0)
      expect(out).toMatch(new RegExp(`^Circle ${stood}, where he was then, had \\d+(\\.\\d)? %\\.$`, 'm'))
    } else expect(out).not.toContain('where he was')
  })
})

test('at the keyboard everything is explained, in the words of the language', async () => {
  const typed = ['why hideout 3', 'suspects', 'seen', '?', 'hideout 90', 'quit'].join('\n')
  const play = ['play', GAME, '--seed', '1']
  const [en, fr, ru, zh] = await Promise.all(
    ['en', 'fr', 'ru', 'zh'].map(language => gaslight([...play, '--language', language], typed)),
  )
  expect(en.out).toContain('Circle 3 is red, and the hideout may not be (LW-14)')
  expect(en.out).toContain('Jack is not on his way yet.')
  expect(en.out).toContain('187 hideouts are left.')
  for (const { out, code } of [fr, ru, zh]) {
    expect(code).toBe(0)
    expect(out).toContain('(LW-14)')
    expect(out).not.toMatch(/hideouts are left/)
  }
})

test('a decision of several words is refused by the rule that it breaks, and what cannot be read by its first word', async () => {
  const typed = ['hideout 3', 'nonsense of several words', 'quit'].join('\n')
  const { out } = await gaslight(['play', GAME, '--seed', '1', '--seat', 'jack', '--bot', 'random'], typed)
  expect(out).toContain('Circle 3 is red, and the hideout may not be (LW-14)')
  expect(out).toContain('"nonsense" is not a decision of this game (LW-132)')
  expect(out).not.toContain('"hideout" is not a decision')
})

describe('a number is a circle, whatever the length of the list', () => {
  const play = ['play', GAME, '--seed', '1', '--seat', 'jack', '--bot', 'random']
  const night = 'hideout 90\n3m 21m 27m 65m 84m 147w 149w 158w\nkill 65'
  const typed = async (before: string, line: string) => (await gaslight(play, `${before}${line}\nquit`)).out

  test('the hideout is the circle that is named', async () => {
    expect(await typed('', '7')).toContain('Your hideout is 7.')
    expect(await typed('', '187')).toContain('Your hideout is 187.')
    expect(await typed('', '777')).toContain('There is no 777 in the list.')
    expect(await typed('', 'h')).toContain('Your hideout is 9.')
  })

  test('a circle in reach is walked to, not the place of that number in the list', async () => {
    const listed = await typed(`${night}\n#move\n`, '')
    expect(listed).toMatch(/a\) 51 +b\) /)
    expect(await typed(`${night}\n`, '63')).toContain('Jack: 63')
    expect(await typed(`${night}\n#move\n`, '63')).toContain('Jack: 63')
  })

  test('a circle that only a ride reaches lists the rides, and takes none by itself', async () => {
    const out = await typed(`${night}\n`, '31')
    expect(out).toContain('a) c51-31')
    expect(out).not.toContain('Jack: c')
  })
})
