import { spawn } from 'node:child_process'

/** The server, restarted on change, and Vite's page in front of it. Ctrl-C ends both. */
const children = [
  spawn(process.execPath, ['--watch', 'packages/cli/gaslight.ts', 'serve', ...process.argv.slice(2)], {
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'packages/web'], { stdio: 'inherit' }),
]

for (const child of children)
  child.on('exit', code => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
