import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { agentFor } from '@gaslight/bots'
import { openLocal } from '@gaslight/client'
import { completeOptions, Sfc32 } from '@gaslight/core'
import { afterAll, expect, test } from 'vitest'
import { ENTRIES } from '../games.ts'
import { plain } from '../terminal/paint.ts'
import { Prompt } from '../terminal/prompt.ts'
import { type End, play } from './play.ts'

const { game, face, say } = ENTRIES['mr-jack']
const folder = mkdtempSync(join(tmpdir(), 'gaslight-play-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What somebody types after having read what came since the last line; null leaves. */
type Typist = (read: string) => string | null

function typing(lines: readonly string[]): Typist {
  const rest = [...lines]
  return () => rest.shift() ?? null
}

/** Sits down at a terminal, against the computer or two people. Round 1 deals Bert, Goodley, Holmes and Smith. */
async function sit(typist: Typist, against: 'computer' | 'people'): Promise<{ end: End; out: string }> {
  const options = completeOptions(game.options, {})
  if (!options.ok) throw new Error(options.error)
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  const prompt = new Prompt(input, output)
  let out = ''
  output.on('data', (data: Buffer) => {
    out += data.toString()
  })
  const agents = against === 'people' ? [null, null] : [agentFor('mr-jack', 'random'), null]
  const session = openLocal(game, {
    options: options.value,
    names: ['Ada', 'Bob'],
    keys: { seed: '07'.repeat(32), nonces: ['', ''] },
    created: '2026-11-29T21:00:00.000Z',
  })
  const playing = play({
    game,
    face,
    session,
    agents,
    rng: new Sfc32(7),
    screen: { say, paint: plain, width: 80 },
    prompt,
    print: text => output.write(`${text.join('\n')}\n`),
  })
  let ended = false
  const done = playing.finally(() => {
    ended = true
  })
  for (let read = 0; !ended; ) {
    await new Promise(resolve => setImmediate(resolve))
    if (out.length === read) continue
    const line = typist(out.slice(read))
    read = out.length
    if (line === null) input.end()
    else input.write(`${line}\n`)
  }
  const end = await done
  prompt.close()
  return { end, out }
}

test('at a terminal a whole turn is shown before it is played, and can be taken back until then', async () => {
  const { end, out } = await sit(typing(['Bert', 'k9', 'c2-a5', 'maybe', 'undo', 'c2-f7', '', 'quit']), 'computer')
  expect(end).toBe('quit')
  expect(out).toContain('Bert i8-k9 (M c2-a5) - Enter plays it, undo takes back:')
  expect(out).toContain('Enter, undo or quit.')
  expect(out).toContain('Detective: Bert i8-k9 (M c2-f7)')
  expect(out).toContain('Jack thinks')
})

test('an accusation is asked for once more, and no is no', async () => {
  const { end, out } = await sit(typing(['Bert', 'i8-g5#', 'no', 'quit']), 'computer')
  expect(end).toBe('quit')
  expect(out).toContain('Accuse Holmes? The game ends with it. yes/no:')
  expect(out).not.toContain('Enter plays it')
})

test('between two people the screen is cleared, and nothing is shown before the next one says so', async () => {
  const { end, out } = await sit(typing(['', 'Bert', 'k9', 'c2-a5', '']), 'people')
  expect(end).toBe('cut')
  expect(out).toContain('Detective is next. Everybody else looks away; then press Enter:')
  const curtain = out.lastIndexOf('\u001b[2J')
  expect(out.slice(curtain)).toContain('Jack is next.')
  expect(out.slice(curtain)).not.toContain('You are Jack')
})

test('at the end the record is offered, also after a file name that cannot be written', async () => {
  const file = join(folder, 'kept.game')
  const names = ['/nowhere/x.game', file]
  const { end, out } = await sit(read => {
    if (read.includes('A file name keeps it')) return names.shift() ?? null
    return read.includes('Enter plays it') ? '' : 'a'
  }, 'computer')
  expect(end).toBe('over')
  expect(out).toContain('/nowhere/x.game cannot be written: ENOENT')
  expect(readFileSync(file, 'utf8')).toMatch(/^Game: mr-jack\n/)
})
