import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'

/** What the server is made of. Node's own --watch sends messages through worker threads, which are ours to use. */
const SOURCES = ['packages/core', 'packages/protocol', 'packages/server', 'packages/bots', 'packages/cli', 'games']
/** Editors write a file in several steps. */
const SETTLE_MS = 200

/** The server, started anew when its sources change, and Vite's page in front of it. Ctrl-C ends both. */
let changed = false
let server = serve()
let settled: NodeJS.Timeout | undefined
const page = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'packages/web'], { stdio: 'inherit' })
page.on('exit', code => {
  server.kill()
  process.exit(code ?? 1)
})

for (const folder of SOURCES)
  watch(folder, { recursive: true }, () => {
    clearTimeout(settled)
    settled = setTimeout(restart, SETTLE_MS)
  })

function restart(): void {
  if (server.exitCode !== null) server = serve()
  else {
    changed = true
    server.kill()
  }
}

function serve(): ChildProcess {
  const child = spawn(process.execPath, ['packages/cli/gaslight.ts', 'serve', ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  child.once('exit', () => {
    if (!changed) return
    changed = false
    server = serve()
  })
  return child
}
