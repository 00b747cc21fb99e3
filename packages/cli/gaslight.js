#!/usr/bin/env node
// Plain JavaScript for Node 20, which may be all there is: the command itself runs on the Node 24 of the checkout.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const node = `${modules}/node/bin/node`

if (process.features.typescript) await run()
else if (existsSync(node)) passOn()
else {
  console.error(
    'gaslight: this checkout is not set up yet; run "node scripts/setup.mjs" in it (npm start and npm test do)',
  )
  process.exitCode = 1
}

async function run() {
  // More than half of the time of a short command goes into stripping types otherwise.
  module.enableCompileCache(`${modules}/.cache/gaslight/compiled`)
  await import('./gaslight.ts')
}

function passOn() {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // A terminal sends these to the whole group, a supervisor to us alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}
