import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { type Extent, type Figure, type FigureGroup, met } from './figure.ts'
import { arenaTables } from './figures/arena.ts'
import { belief } from './figures/belief.ts'
import { botTimes } from './figures/bot-times.ts'
import { firstLoad } from './figures/first-load.ts'
import { interactive } from './figures/interactive.ts'
import { map } from './figures/map.ts'
import { playouts } from './figures/playouts.ts'
import { projection } from './figures/projection.ts'
import { reconnect } from './figures/reconnect.ts'
import { serverLoad } from './figures/server-load.ts'

const GROUPS: readonly FigureGroup[] = [
  playouts,
  projection,
  belief,
  serverLoad,
  reconnect,
  firstLoad,
  interactive,
  map,
  botTimes,
  arenaTables,
]

const USAGE = `usage: npm run bench -- [--quick | --full] [name...]
names: ${GROUPS.map(group => group.name).join(' ')}`

await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<void> {
  const names = args.filter(arg => !arg.startsWith('--'))
  const flags = args.filter(arg => arg.startsWith('--'))
  const unknown = [
    ...names.filter(name => !GROUPS.some(group => group.name === name)),
    ...flags.filter(flag => flag !== '--quick' && flag !== '--full'),
  ]
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(' ')}\n${USAGE}`)
    process.exitCode = 2
    return
  }
  const extent: Extent = flags.includes('--quick') ? 'quick' : flags.includes('--full') ? 'full' : 'usual'
  const machine = { commit: commit(), cpu: cpus()[0].model, node: process.version }
  for (const group of GROUPS) {
    if (names.length > 0 && !names.includes(group.name)) continue
    for await (const figure of group.measure(extent)) {
      console.log(JSON.stringify(line(figure, machine)))
      if (met(figure) === false)
        console.error(`MISSED ${figure.name}: ${rounded(figure.value)} ${figure.unit}, ${promise(figure)}`)
    }
  }
}

function line(figure: Figure, machine: object): object {
  const { name, value, unit, budget, peer, note } = figure
  return {
    name,
    value: rounded(value),
    unit,
    ...(budget === undefined ? {} : { budget: 'atLeast' in budget ? budget.atLeast : budget.atMost, ok: met(figure) }),
    ...(peer === undefined
      ? {}
      : { peer: { ...peer, value: rounded(peer.value) }, ratio: rounded(value / peer.value) }),
    ...(note === undefined ? {} : { note }),
    ...machine,
  }
}

function promise({ budget }: Figure): string {
  if (budget === undefined) return ''
  return 'atLeast' in budget ? `promised at least ${budget.atLeast}` : `promised at most ${budget.atMost}`
}

/** Four digits, as no measurement here is steadier than that. */
function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+')
}
