import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gaslight, json } from './testing.ts'

/** Round 1 with this deal, the Detective to choose a card; Bert is Jack. */
const DEALT = JSON.stringify({
  state: 'card',
  jack: 'Bert',
  cards: { Gull: 'open', Holmes: 'open', Lestrade: 'open', Smith: 'open' },
})

/** What two people play with `--seed 7`, until dawn. */
const MOVES = readFileSync(new URL('fixtures/dawn.txt', import.meta.url), 'utf8')

let folder: string
/** That game, played to its end through the command. */
let record: string
let recordFile: string
let played: string

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gaslight-cli-'))
  recordFile = join(folder, 'played.game')
  const ran = await gaslight(['play', 'mr-jack', '--seed', '7', '--record', recordFile], MOVES)
  expect(ran).toMatchObject({ code: 0, err: '' })
  played = ran.out
  record = readFileSync(recordFile, 'utf8')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('positions', () => {
  test('legal lists decisions, one a line, and says as JSON whose turn it is', async () => {
    const ran = await gaslight(['legal', 'mr-jack', '--position', '-'], DEALT)
    expect(ran).toEqual({ code: 0, out: 'Gull\nHolmes\nLestrade\nSmith\n', err: '' })
    expect(await json(['legal', 'mr-jack', '--position', '-'], DEALT)).toEqual({
      turn: { kind: 'seat', seat: 1, role: 'detective' },
      decisions: ['Gull', 'Holmes', 'Lestrade', 'Smith'],
    })
    expect(await json(['legal', 'mr-jack'])).toMatchObject({ turn: { kind: 'chance', purpose: 'identity' } })
  })

  test('apply gives the next position document, which goes on as an input', async () => {
    const first = await gaslight(['apply', 'mr-jack', '--position', '-', 'Smith', 'g8-g9'], DEALT)
    expect(first).toMatchObject({ code: 0, err: '' })
    const second = (await json(['apply', 'mr-jack', '--position', '-', '(L b2-f9)'], first.out)) as {
      position: object
      turn: object
      events: object[]
    }
    expect(second.turn).toEqual({ kind: 'seat', seat: 0, role: 'jack' })
    expect(second.events).toEqual([{ text: '(L b2-f9)', by: 1, effects: [] }])
    expect(second.position).toMatchObject({ lamps: { f9: 1 }, slot: 2, jack: 'Bert' })
  })

  test('options make another start, and complete a document that leaves them out', async () => {
    const revised = ['--options', '{"board":"revised"}']
    expect(await json(['view', 'mr-jack', '--as', 'public', ...revised])).toMatchObject({ covers: ['b1', 'l12'] })
    expect(await json(['view', 'mr-jack', '--as', 'public', '--position', '-', ...revised], DEALT)).toMatchObject({
      covers: ['b1', 'l12'],
    })
  })

  test('view shows a seat what it may know and nothing else', async () => {
    const view = (as: string) => json(['view', 'mr-jack', '--position', '-', '--as', as], DEALT)
    expect(await view('jack')).toMatchObject({ audience: 'jack', jack: 'Bert' })
    expect(await view('1')).not.toHaveProperty('jack')
    expect(await view('public')).toMatchObject({ audience: 'public' })
    const drawn = await gaslight(['view', 'mr-jack', '--position', '-', '--as', 'detective'], DEALT)
    expect(drawn.out).toContain('[Ho]*')
    expect(drawn.out).toContain('Round 1 of 8')
  })
})

describe('perft counts what the rules’ tables say (section 15)', () => {
  const turns = ['perft', 'mr-jack', '--position', '-', '--unit', 'turn']

  test('one activation of each card of the Detective, on both boards', async () => {
    expect(await json([...turns, '--depth', '1', '--divide'], DEALT)).toEqual({
      depth: 1,
      unit: 'turn',
      sequences: 848,
      positions: 428,
      divide: {
        Gull: { sequences: 38, positions: 38 },
        Holmes: { sequences: 28, positions: 28 },
        Lestrade: { sequences: 165, positions: 81 },
        Smith: { sequences: 617, positions: 281 },
      },
    })
    const revised = ['--options', '{"board":"revised"}']
    expect(await json([...turns, '--depth', '1', '--without', 'accusation', ...revised], DEALT)).toMatchObject({
      sequences: 697,
      positions: 385,
    })
  })

  test('two activations without accusations', async () => {
    const ran = await gaslight([...turns, '--depth', '2', '--without', 'accusation'], DEALT)
    expect(ran.out).toBe('     sequences  positions\nall    263,030     45,054\n')
  })
})

describe('figures', () => {
  test('playouts', async () => {
    expect(await json(['playouts', 'mr-jack', '--seconds', '0.2', '--seed', '3'])).toEqual({
      game: 'mr-jack',
      games: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      meanDecisions: expect.any(Number),
      endings: {
        arrested: expect.any(Number),
        dawn: expect.any(Number),
        escaped: expect.any(Number),
        'wrong-accusation': expect.any(Number),
      },
    })
  })

  test('arena', async () => {
    const arena = ['arena', 'mr-jack', '--a', 'random', '--b', 'random', '--games', '9', '--seed', '2']
    const cell = { bot: 'random', against: 'random', games: 10, wins: expect.any(Number) }
    expect(await json(arena)).toMatchObject({
      game: 'mr-jack',
      games: 10,
      cells: [
        { role: 'jack', ...cell },
        { role: 'detective', ...cell },
      ],
      secondsPerDecision: { random: expect.any(Number) },
    })
  })
})

describe('records', () => {
  test('a game played to its end over a pipe is fair, and verify says so with counts', async () => {
    const ran = await gaslight(['verify', recordFile])
    expect(ran).toEqual({ code: 0, out: 'OK: 93 decisions, 9 of them drawn as the seed says\n', err: '' })
  })

  test('verify names the decision that one changed byte spoils', async () => {
    const lines = record.split('\n')
    const at = lines.findIndex(line => line.startsWith('2.1 '))
    const changes: readonly [string, string, RegExp][] = [
      [
        'link',
        record.replace(lines[at], `${lines[at].slice(0, -1)}${lines[at].endsWith('0') ? '1' : '0'}`),
        /line 20: decision 15: /,
      ],
      ['decision', record.replace('1.3 Stealthy i4-i8', '1.3 Stealthy i4-i7'), /line 16: decision 10: /],
      [
        'word',
        record.replace('1.3 Stealthy i4-i8', '1.3 Stealthy i4-z9'),
        /line 16: decision 10: .*"i4-z9" is not a decision of this game \(MJ-71\)/,
      ],
      ['name', record.replace('"guest"]', '"ghost"]'), /decision 1: .*header/],
      ['seed', record.replace(/Seed: (.)/, (_, digit) => `Seed: ${digit === '0' ? '1' : '0'}`), /seed does not fit/],
      ['seal', record.replace(/Seal: (.)/, (_, digit) => `Seal: ${digit === '0' ? '1' : '0'}`), /seal does not fit/],
    ]
    const ran = await Promise.all(changes.map(([name, text]) => gaslight(['verify', file(`changed-${name}`, text)])))
    for (const [i, [name, , message]] of changes.entries()) {
      expect({ name, code: ran[i].code, out: ran[i].out }).toEqual({ name, code: 2, out: '' })
      expect(ran[i].err).toMatch(message)
      expect(ran[i].err.trim().split('\n')).toHaveLength(1)
    }
  })

  test('replay prints what was played, or what a seat knew of it', async () => {
    const all = await gaslight(['replay', recordFile])
    expect(all).toMatchObject({ code: 0, err: '' })
    const body = record.slice(record.indexOf('\n\n') + 2).replace(/ ; .*$/gm, '')
    expect(all.out).toBe(body)
    const detective = await gaslight(['replay', recordFile, '--as', 'detective'])
    expect(detective.out).toMatch(/^Jack=\?\n/)
    expect(detective.out).toMatch(/2\.3 Holmes .* \(A \+[A-Z]/)
    expect((await gaslight(['replay', recordFile, '--as', 'public'])).out).toContain('(A +?)')
    expect(await json(['replay', recordFile])).toMatchObject({
      game: 'mr-jack',
      seats: ['guest', 'guest'],
      turn: { kind: 'over', winners: ['jack'], reason: 'dawn' },
      events: expect.arrayContaining([expect.objectContaining({ decision: 93, by: 0 })]),
    })
  })

  test('a record that was cut in the middle is refused with the line', async () => {
    const lines = record.split('\n')
    const whole = await gaslight(['replay', file('cut-line', `${lines.slice(0, 25).join('\n')}\n`)])
    expect(whole).toMatchObject({ code: 2, out: '' })
    expect(whole.err).toMatch(/cut-line: line 26: the record ends before the game does\n$/)
    const half = `${lines.slice(0, 20).join('\n')}\n${lines[20].slice(0, 7)}`
    const torn = await gaslight(['replay', file('cut-word', half)])
    expect(torn).toMatchObject({ code: 2, out: '' })
    expect(torn.err).toMatch(/cut-word: line 21: /)
    const wrong = await gaslight(['replay', file('wrong', record.replace('1.3 Stealthy i4-i8', '1.3 Stealthy i4-k6'))])
    expect(wrong.err).toMatch(
      /wrong: line 16: "i4-k6" is not possible here: k6 is not a street\. A move ends on a street hex \(MJ-30\)\n$/,
    )
  })

  test('deduce says who can be Jack for a seat, and why', async () => {
    const deduced = (await json(['deduce', 'mr-jack', recordFile])) as {
      suspects: string[]
      characters: { name: string; status: string; appeals: object[]; alibi?: object; probability: number }[]
    }
    expect(deduced).toMatchObject({ as: 'detective', decisions: 92, suspects: ['Watson'], publicSuspects: ['Watson'] })
    expect(deduced).toMatchObject({ end: { winner: 'jack', reason: 'dawn', jack: 'Watson' } })
    expect(deduced).toMatchObject({ exitsInReach: { Watson: [] }, nextAppeal: { ifSeen: [], ifUnseen: ['Watson'] } })
    expect(deduced.characters.find(({ name }) => name === 'Gull')).toMatchObject({
      status: 'cleared',
      appeals: [{ round: 1, state: 'seen', cleared: true }],
      probability: 0,
    })
    const text = await gaslight(['deduce', 'mr-jack', recordFile, '--as', 'jack'])
    expect(text.out).toContain('Jack is Watson.')
    expect(text.out).toMatch(/^The game is over\. Eight rounds are over and Jack is still free\. He was Watson\.\n/)
    const early = await gaslight(['deduce', 'mr-jack', '-'], DEALT)
    expect(early.out).toMatch(/^Round 1, /)
    expect(early.out).toContain(
      'Jack can be Bert, Goodley, Gull, Holmes, Lestrade, Smith, Stealthy, Watson: 1 in 8 each.',
    )
    expect(early.out).toContain(
      'if Jack is seen, Goodley, Gull, Stealthy, Watson; if he is not, Bert, Holmes, Lestrade, Smith',
    )
  })
})

describe('play', () => {
  const against = ['play', 'mr-jack', '--seat', 'detective', '--bot', 'random', '--seed', '7']

  test('draws the table, tells what happens, and reveals Jack at the end', () => {
    expect(played).toContain('R1 deal Bert Gull Smith Stealthy')
    expect(played).toContain('Detective: Bert i8-a5 (M c2-a5)')
    expect(played).toContain('The witness did not see Jack: Gull, Holmes, Lestrade, Stealthy are cleared.')
    expect(played).toMatch(/Eight rounds are over and Jack is still free\. He was Watson\./)
    expect(played).toContain(`The record is in ${recordFile}.`)
  })

  test('against the computer, by letters alone', async () => {
    const file = join(folder, 'computer.game')
    const ran = await gaslight([...against, '--record', file], 'a\n'.repeat(400))
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(await gaslight(['verify', file])).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(file, 'utf8')).toContain('Seats: ["bot random","guest"]')
  })

  test('explains, takes back, narrows by parts of names, and says what is illegal and why', async () => {
    const ran = await gaslight(
      against,
      [
        'bert',
        'why i8-i8',
        'i8-l9',
        'i8-h6',
        'undo',
        'l12-',
        '?',
        'seen',
        'suspects',
        '77',
        'i8-k9 (M c2-c3)',
        '1.1 Bert i8-k9 (M c2-a5)',
        'quit',
      ].join('\n'),
    )
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toContain('Bert can still walk somewhere and so may not stay (MJ-31)')
    expect(ran.out).toContain('l9 is not a street. A move ends on a street hex (MJ-30)')
    expect(ran.out).toContain('why <decision>')
    expect(ran.out).toContain('Smith      lamp h8')
    expect(ran.out).toContain('Unseen now: Goodley, Gull, Stealthy, Watson')
    expect(ran.out).toContain('Watson     can be Jack; no appeal so far')
    expect(ran.out).toContain('There is no 77 in the list.')
    expect(ran.out).toContain('There is no manhole on c3 (MJ-35)')
    expect(ran.out).toContain('Detective: Bert i8-k9 (M c2-a5)')
  })

  test('speaks four languages', async () => {
    const ran = await Promise.all(
      ['fr', 'ru', 'zh'].map(language => gaslight([...against, '--language', language], 'quit\n')),
    )
    expect(ran[0].out).toContain('Choisissez')
    expect(ran[1].out).toContain('Выбирайте')
    expect(ran[2].out).toContain('选择')
    expect(ran.map(({ code }) => code)).toEqual([0, 0, 0])
  })

  test('an input that ends before the game does is bad input', async () => {
    const ran = await gaslight(against, 'Bert\n')
    expect(ran).toMatchObject({ code: 2, err: 'gaslight: the input ended before the game did\n' })
  })
})

describe('bad input: exit 2, one line, no stack', () => {
  const CASES: readonly [string, readonly string[], RegExp, string?][] = [
    ['no such command', ['conquer'], /unknown command 'conquer'/],
    ['no such option', ['legal', 'mr-jack', '--jsn'], /unknown option '--jsn' \(Did you mean --json\?\)/],
    ['a missing argument', ['legal'], /missing required argument 'game'/],
    ['no such game', ['legal', 'chess'], /there is no game "chess"; there are mr-jack/],
    ['no such file', ['legal', 'mr-jack', '--position', '/nowhere.json'], /\/nowhere\.json: no such file/],
    ['no JSON', ['legal', 'mr-jack', '--position', '-'], /-: not JSON: /, '{"state"'],
    ['a list for a document', ['legal', 'mr-jack', '--position', '-'], /-: .*an object is expected/, '[]'],
    ['options that are no JSON', ['legal', 'mr-jack', '--options', '{'], /--options: not JSON: /],
    ['an unknown value', ['legal', 'mr-jack', '--options', '{"board":3}'], /option "board" cannot be 3/],
    [
      'a cast that cannot be (LD-14)',
      ['apply', 'london-1888', '--options', '{"characters":"assigned","seat2":"abberline"}', '.'],
      /--options: Frederick Abberline sits twice: .* \(LD-14\)/,
    ],
    [
      'a cast without one who always plays (LD-14)',
      ['play', 'london-1888', '--seats', '5', '--options', '{"characters":"assigned","seat3":"albert_victor"}'],
      /--options: Sir William Gull always plays: .* \(LD-14\)/,
    ],
    ['too many seats', ['legal', 'mr-jack', '--seats', '3'], /--seats: mr-jack has 2 seats/],
    [
      'two characters on one hex',
      ['legal', 'mr-jack', '--position', '-'],
      /a1/,
      '{"characters":{"Bert":{"at":"a1"},"Gull":{"at":"a1"}}}',
    ],
    ['an illegal decision', ['apply', 'mr-jack', '--position', '-', 'Bert'], /"Bert": .* \(MJ-18\)/, DEALT],
    ['no decision at all', ['apply', 'mr-jack', 'castle'], /"castle" is not a decision of this game \(MJ-71\)/],
    ['no such seat', ['view', 'mr-jack', '--as', 'watson'], /neither a seat nor public; the seats are jack, detective/],
    ['a secret', ['view', 'mr-jack', '--as', 'omniscient'], /only when the game is over/],
    ['no depth', ['perft', 'mr-jack', '--depth', '-1'], /--depth/],
    ['no such kind', ['perft', 'mr-jack', '--depth', '1', '--without', 'castling'], /no decisions of the kind/],
    ['no such bot', ['arena', 'mr-jack', '--a', 'random', '--b', 'stockfish'], /--b: there is no bot "stockfish"/],
    ['no record', ['replay', '-'], /-: line 1: not a header line/, 'hello\n'],
    ['a record of another game', ['verify', '-'], /there is no game "chess"/, 'Game: chess\n\n1. e4\n'],
    ['a record that was not sealed', ['verify', '-'], /not sealed/, 'Game: mr-jack\n\nJack=Bert\n'],
    ['no port', ['serve', '--port', 'harbour'], /--port: "harbour" is not a whole number/],
    ['a folder that cannot be made', ['serve', '--data', '/proc/x/y'], /games cannot be kept in \/proc\/x\/y: /],
    ['a folder that cannot be written', ['serve', '--data', '/proc'], /games cannot be kept in \/proc: /],
    ['no language', ['play', 'mr-jack', '--language', 'la'], /"la" is not spoken here/],
  ]
  test.concurrent.each(CASES)('%s', async (_name, args, message, input = '') => {
    const ran = await gaslight(args, input)
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toMatch(/^gaslight: .*\n$/)
    expect(ran.err).toMatch(message)
  })
})

describe('the command itself', () => {
  test('explains itself', async () => {
    const [bare, help, play] = await Promise.all([gaslight([]), gaslight(['--help']), gaslight(['play', '--help'])])
    expect(bare).toEqual(help)
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toContain('perft')
    expect(play.out).toContain('Examples:')
  })

  test('runs on the Node of the system, whichever that is', async () => {
    const bin = fileURLToPath(new URL('gaslight.js', import.meta.url))
    const path = (process.env.PATH ?? '').split(':').filter(part => !part.includes('node_modules'))
    const child = spawn('node', [bin, 'legal', 'mr-jack', '--json'], { env: { ...process.env, PATH: path.join(':') } })
    let out = ''
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString()
    })
    const code = await new Promise(resolve => child.on('close', resolve))
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ decisions: expect.arrayContaining(['Jack=Bert']) })
  })

  test('serves the site until it is told to stop, and says if the port is taken', async () => {
    const main = fileURLToPath(new URL('gaslight.js', import.meta.url))
    const data = join(folder, 'data')
    const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data])
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const match = /http:\S+/.exec(text.toString())
        if (match !== null) resolve(match[0])
      })
      child.on('close', code => reject(new Error(`ended with ${code}`)))
    })
    expect((await fetch(`${url}/healthz`)).ok).toBe(true)
    const { port } = new URL(url)
    const second = await gaslight(['serve', '--port', port, '--host', '127.0.0.1', '--data', join(folder, 'other')])
    expect(second).toEqual({
      code: 2,
      out: '',
      err: `gaslight: port ${port} is in use; choose another with --port\n`,
    })
    const ended = new Promise(resolve => child.on('close', resolve))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
