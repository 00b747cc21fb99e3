import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gaslight, json } from '../testing.ts'

const positions = fileURLToPath(new URL('../../../games/mr-jack-new-york/positions/', import.meta.url))
const DEALT = join(positions, 'start-detective-1.json')

/** Latimer goes to the Informant at once; from then on the first choice is always taken, until dawn. */
const MOVES = `Latimer\ne5-LIB\n(I h7)\n(L d5)\n${'a\n'.repeat(400)}`

let folder: string
let recordFile: string
let record: string
let played: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gaslight-new-york-'))
  recordFile = join(folder, 'played.game')
  const ran = await gaslight(['play', 'mr-jack-new-york', '--seed', '1', '--record', recordFile], MOVES)
  expect(ran).toMatchObject({ code: 0, err: '' })
  played = ran.out
  record = readFileSync(recordFile, 'utf8')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('positions', () => {
  test('legal, apply and view go through an activation', async () => {
    expect(await json(['legal', 'mr-jack-new-york', '--position', DEALT])).toEqual({
      turn: { kind: 'seat', seat: 1, role: 'detective' },
      decisions: ['Beach', 'Callahan', 'Eastman', 'Grant'],
    })
    const apply = ['apply', 'mr-jack-new-york', '--position']
    const first = await gaslight([...apply, DEALT, 'Beach', '(E m12)'])
    const second = (await json([...apply, '-', 'e4-m12'], first.out)) as { position: object; turn: object }
    expect(second.turn).toEqual({ kind: 'seat', seat: 0, role: 'jack' })
    expect(second.position).toMatchObject({ tiles: { m12: 'entrance' }, supply: { entrance: 3 } })
    const seen = ['view', 'mr-jack-new-york', '--position', '-', '--as']
    const document = JSON.stringify(second.position)
    expect(await json([...seen, 'detective'], document)).not.toHaveProperty('jack')
    expect((await gaslight([...seen, 'public'], document)).out).toContain('3 Metro entrances')
  })

  test('an option of the house changes what is legal (NY-38)', async () => {
    const covers = async (options: string) => {
      const args = ['apply', 'mr-jack-new-york', '--position', DEALT, '--options', options, 'Callahan', '(C e7f8-a3b4)']
      return gaslight(args)
    }
    expect(await covers('{"coverQuays":true}')).toMatchObject({ code: 0, err: '' })
    expect(await covers('{}')).toEqual({
      code: 2,
      out: '',
      err: 'gaslight: "(C e7f8-a3b4)": a3 is a quayside, and this game’s options forbid covering one (NY-38)\n',
    })
  })

  test('perft reaches the regression counts, for the Detective and for Jack who may leave', async () => {
    const divide = async (document: string) => {
      const args = ['perft', 'mr-jack-new-york', '--position', join(positions, `${document}.json`)]
      return json([...args, '--unit', 'turn', '--depth', '1', '--divide'])
    }
    expect(await divide('start-detective-2')).toMatchObject({
      divide: {
        Latimer: { sequences: 8020, positions: 3986 },
        Rider: { sequences: 2974, positions: 1381 },
        Smith: { sequences: 268, positions: 124 },
        Tumblety: { sequences: 130, positions: 130 },
      },
    })
    expect(await divide('position-m-jack-2')).toMatchObject({
      divide: {
        Latimer: { sequences: 1896, positions: 963 },
        Rider: { sequences: 7431, positions: 3754 },
        Smith: { sequences: 208, positions: 103 },
        Tumblety: { sequences: 115, positions: 115 },
      },
    })
  })
})

test('random games are counted', async () => {
  const playouts = ['playouts', 'mr-jack-new-york', '--seconds', '0.2', '--seed', '3']
  expect(await json(playouts)).toMatchObject({
    game: 'mr-jack-new-york',
    meanDecisions: expect.any(Number),
    endings: { 'wrong-accusation': expect.any(Number) },
  })
})

test('bots play each other in both roles, and people play against them', async () => {
  const arena = ['arena', 'mr-jack-new-york', '--a', 'random', '--b', 'random', '--games', '2', '--seed', '2']
  const cell = { bot: 'random', against: 'random', games: 2, wins: expect.any(Number) }
  expect(await json(arena)).toMatchObject({
    cells: [
      { role: 'jack', ...cell },
      { role: 'detective', ...cell },
    ],
  })
  const file = join(folder, 'computer.game')
  const play = ['play', 'mr-jack-new-york', '--seat', 'jack', '--bot', 'random', '--seed', '4', '--record', file]
  expect(await gaslight(play, 'a\n'.repeat(400))).toMatchObject({ code: 0, err: '' })
  expect(await gaslight(['verify', file])).toMatchObject({ code: 0, err: '' })
})

describe('a game played to its end over a pipe', () => {
  test('is told with its consultation, and ends at dawn', () => {
    expect(played).toContain('Detective: Latimer e5-LIB (I h7)')
    expect(played).toContain('The Informant is talkative again.')
    expect(played).toMatch(/Eight rounds are over and Jack is still free\./)
  })

  test('is fair, and replays as each seat knew it (NY-52)', async () => {
    expect((await gaslight(['verify', recordFile])).out).toMatch(
      /^OK: \d+ decisions, \d+ of them drawn as the seed says\n$/,
    )
    const replay = async (...as: string[]) => (await gaslight(['replay', recordFile, ...as])).out
    expect(await replay()).toMatch(/^Jack=[A-Z]/)
    expect(await replay('--as', 'detective')).toMatch(/Latimer e5-LIB \(I h7 \+[A-Z]\w+\) \(L d5\)/)
    expect(await replay('--as', 'jack')).toContain('Latimer e5-LIB (I h7 +?) (L d5)')
    expect(await replay('--as', 'public')).toMatch(/^Jack=\?\n/)
  })

  test('is refused with line, reason and rule where it breaks one', async () => {
    const changed = join(folder, 'changed.game')
    writeFileSync(changed, record.replace('e5-LIB (I h7', 'e5-m12 (I h7'))
    const ran = await gaslight(['replay', changed])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toMatch(/line \d+: .*"e5-m12" .*Latimer cannot reach m12 in three steps \(NY-23\)\n$/)
  })

  test('is deduced from for a seat: the alibi drawn, the appeals, what the next one would clear', async () => {
    const deduced = (await json(['deduce', 'mr-jack-new-york', recordFile])) as {
      characters: { name: string; alibi?: object; appeals: object[] }[]
      alibisDrawn: object
    }
    expect(deduced.alibisDrawn).toMatchObject({ detective: expect.any(Number) })
    const [drawn] = deduced.characters.filter(({ alibi }) => alibi !== undefined)
    expect(drawn).toMatchObject({ alibi: { by: 'detective', round: 1, slot: 1 } })
    const text = await gaslight(['deduce', 'mr-jack-new-york', DEALT])
    expect(text.out).toContain('Witness card: visible.')
    expect(text.out).toContain('if Jack is visible, Eastman, Tumblety; if he is not, Beach,')
  })
})

test('at the keyboard everything is explained, in the words of the language', async () => {
  const typed = ['Latimer', 'why e5-m12', 'why (L g6)', 'lib', 'quit'].join('\n')
  const play = ['play', 'mr-jack-new-york', '--seed', '1']
  const [en, fr, ru, zh] = await Promise.all(
    ['en', 'fr', 'ru', 'zh'].map(language => gaslight([...play, '--language', language], typed)),
  )
  expect(en.out).toContain('Latimer cannot reach m12 in three steps (NY-23)')
  expect(en.out).toContain('g6 is not a street. Who builds needs an empty street (NY-32)')
  expect(en.out).toContain('The Informant has been consulted: give him a new place.')
  expect(fr.out).toContain('Qui construit a besoin d’une rue libre (NY-32)')
  expect(ru.out).toContain('Для постройки нужна свободная улица (NY-32)')
  expect(zh.out).toContain('建造需要一格空街道')
})
