import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** As the `gaslight` command keeps it: types stripped while starting cost typed arrays a check at every access. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/gaslight/compiled')

/** Runs a script on this Node in a process of its own, and answers with its standard output. */
export function output(script: string, args: readonly string[], flags: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(text)
      else reject(new Error(`${script} ended with ${code}`))
    })
  })
}

/** Runs one of the peers' scripts, after `npm ci` where they are not installed, and answers with the JSON it prints. */
export async function peer<T>(script: string, ...args: readonly (string | number)[]): Promise<T> {
  const folder = join(import.meta.dirname, 'peers')
  if (!existsSync(join(folder, 'node_modules'))) {
    const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error('the peers could not be installed (npm ci --prefix bench/peers)')
  }
  return JSON.parse(await output(join(folder, script), args.map(String))) as T
}
