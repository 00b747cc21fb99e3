import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const MAIN = fileURLToPath(new URL('gaslight.js', import.meta.url))

/** Runs the real command with this input on its standard input. */
export function gaslight(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...process.env, LANG: 'C', LC_ALL: '', NO_COLOR: '1' },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString()
    })
    child.stderr.on('data', (data: Buffer) => {
      err += data.toString()
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** What the command prints as JSON, and nothing else. */
export async function json(args: readonly string[], input = ''): Promise<unknown> {
  const ran = await gaslight([...args, '--json'], input)
  expect(ran).toMatchObject({ code: 0, err: '' })
  return JSON.parse(ran.out)
}
