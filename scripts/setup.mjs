// Brings a fresh checkout to where it runs: the packages; with --browser Chromium; with --build the web page.
// Plain JavaScript for Node 20, which may be all there is before it has run.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, 'node_modules/.cache/gaslight')
const wanted = new Set(process.argv.slice(2))

installPackages()
if (wanted.has('--browser')) installBrowser()
if (wanted.has('--build')) buildPage()

function installPackages() {
  const stamp = join(cache, 'installed')
  const lock = digest([join(root, 'package-lock.json')])
  if (read(stamp) === lock && existsSync(join(root, 'node_modules/.bin/node'))) return
  say('installing packages (npm ci)')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed; see its message above')
  if (!existsSync(join(root, 'node_modules/node/bin/node')))
    run('npm', ['rebuild', 'node'], 'the package "node" could not bring its Node 24')
  write(stamp, lock)
}

function installBrowser() {
  if (existsSync('/usr/bin/chromium')) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail('Chromium is missing at /usr/bin/chromium. On Debian: sudo apt-get install chromium')
  say('installing Chromium (apt-get)')
  run('apt-get', ['update', '-qq'], 'apt-get update failed')
  run('apt-get', ['install', '-y', '-qq', 'chromium'], 'apt-get could not install chromium')
}

function buildPage() {
  const stamp = join(cache, 'built')
  const sources = [...files('packages/web'), ...files('packages/client'), ...files('packages/core'), ...files('games')]
  const now = digest(sources)
  if (read(stamp) === now && existsSync(join(root, 'packages/web/dist/index.html'))) return
  say('building the page')
  run(
    join(root, 'node_modules/.bin/node'),
    ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'],
    'the page could not be built',
  )
  write(stamp, now)
}

function files(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .filter(path => !/\/(dist|node_modules)\/|\.test\.ts$|\.game$|\.md$/.test(path))
    .sort()
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function run(command, args, trouble) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(error === undefined ? trouble : `${trouble} (${error.message})`)
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function say(text) {
  console.log(`gaslight: ${text}`)
}

function fail(text) {
  console.error(`gaslight: ${text}`)
  process.exit(1)
}
