import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const PATIENCE = { timeout: 50_000, interval: 100 }

let data: string
let dev: ChildProcess
let said = ''

beforeAll(async () => {
  const port = await freePort()
  data = await mkdtemp(join(tmpdir(), 'gaslight-dev-'))
  const flags = ['--port', `${port}`, '--host', '127.0.0.1', '--data', data]
  dev = spawn(process.execPath, ['scripts/dev.ts', ...flags], {
    env: { ...process.env, GASLIGHT_SERVER: `http://127.0.0.1:${port}`, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that it can be ended as Ctrl-C ends it: with all that it started.
    detached: true,
  })
  dev.stdout?.on('data', chunk => {
    said += chunk
  })
})

afterAll(async () => {
  const { pid } = dev
  if (pid !== undefined && dev.exitCode === null) {
    process.kill(-pid, 'SIGINT')
    await once(dev, 'exit')
  }
  await rm(data, { recursive: true, force: true })
})

it('`npm run dev` opens the page, and the API answers through it', async () => {
  const page = await vi.waitFor(() => saidAddress(/Local:\s+(http:\/\/[^/\s]+)/), PATIENCE)
  const html = await (await fetch(page)).text()
  expect(html).toContain('/@vite/client')
  await vi.waitFor(() => saidAddress(/open at (http:\S+)/), PATIENCE)
  // Where a source changes meanwhile, the server is started anew, and Vite answers for it until it is there.
  const problem = await vi.waitFor(() => problemAt(`${page}/api/nothing`), PATIENCE)
  expect(problem).toMatchObject({ status: 404, code: 'not-found' })
})

function saidAddress(pattern: RegExp): string {
  const address = pattern.exec(said)?.[1]
  if (address === undefined) throw new Error(`no address yet: ${said}`)
  return address
}

async function problemAt(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (response.status !== 404) throw new Error(`status ${response.status}`)
  return response.json()
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
