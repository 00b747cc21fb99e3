import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Our server in a process of its own on loopback, with a durable store in a folder that goes with it. */
export interface Served {
  readonly url: string
  close(): Promise<void>
}

/** `page`: the folder of another build of the page than the checkout's. */
export async function served(page = ''): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'gaslight-bench-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-run.ts'), data, page], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await firstLine(child)
  return {
    url,
    async close() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
}
