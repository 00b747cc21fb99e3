import { spawnSync } from 'node:child_process'

/** Everything that `npm run check` looks at, in the order of how fast it fails. */
const CHECKS: readonly (readonly [name: string, script: string, ...args: string[]])[] = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['types of rules, search and core', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json'],
  ['types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['types of the page', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'],
  [
    'dependency rules',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'games',
    'bench',
    'e2e',
    'scripts',
  ],
  ['dead code', 'node_modules/knip/bin/knip.js'],
]

for (const [name, script, ...args] of CHECKS) {
  console.log(`check: ${name}`)
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`check: ${name} failed`)
    process.exit(1)
  }
}
