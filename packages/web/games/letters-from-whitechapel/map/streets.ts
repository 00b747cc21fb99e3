import { STREETS } from '@gaslight/letters-from-whitechapel/map'
import type { Point } from '../../../board-kit/point.ts'
import { placeOfNode } from './places.ts'

/** The busy streets, as chains of nodes; all others are lanes. Which are busy is our own reading of the net of streets. */
const HIGH_STREETS = `
x99 c80 x87 c82 x88 j9 c65 x78 x79 c67 x67 c53 j7 x68
j7 x69 c68 x90 x91 c69 x92 c70 x93 c71 x94 c72 x81
x90 c86 x103 x115 x114 c99 x125 c120 x135 c118 x160 j11 x159 c139 x184
j5 x53 c48 x77 c62 x87 x100 c98 x134 x135
x135 x148 x149 c123 x150 c125 x151 x152 c143 x153 c144 x154 c145 x165 x167 x168 c146 x169 c147
x65 c66 x78 x89 c84 x102 x114
x115 c100 x136 j10 x150 x163 c140 x172 x186 c152 x191
x90 x80 x70 c56 x61 c57 x46 x47 c42 x36`
const STREETS_BETWEEN = `
x23 c30 x41 j6 x55 x65
x21 j2 c28 x39 x53
x38 c26 j2
x51 c46 j5
x99 c78 x110
x99 c79 x74 x51
x133 c116 x146 x159 c150 x190 x196 c176 x220 x233
x91 c102 x139 c143
c143 x175 x176 c158 x194
x153 x177 c159 x187 c173 x217 c195 x232
x154 c129 x127 c104 x118 c105 x119
x80 c55 x58 x59 c37 x45 c39 x34 c19 x19
x46 x71 c73 x81 x95 c89 x107 x119 c106 x128 x155 c131 x168
x135 c119 x161 x171 c153 x186 x197
x19 c20 x35 x24 x20 c21 x6 x7
x184 j12 x183 x189 x182 c136 x156 x157 c114 x132 c96 x110`

/** Half the width of a street from kerb to kerb, in drawing units. */
const HIGH = 5.6
const BETWEEN = 4.5
const LANE = 3.5

function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}

const BENDS: ReadonlyMap<string, readonly Point[]> = new Map(
  STREETS.flatMap(({ from, to, bends }) => [
    [`${from} ${to}`, bends] as const,
    [`${to} ${from}`, bends.toReversed()] as const,
  ]),
)

const WIDTHS = new Map<string, number>()
for (const [chains, width] of [
  [STREETS_BETWEEN, BETWEEN],
  [HIGH_STREETS, HIGH],
] as const) {
  for (const chain of chains.trim().split('\n')) {
    const nodes = chain.split(' ')
    for (const [i, node] of nodes.slice(1).entries()) {
      if (!BENDS.has(`${nodes[i]} ${node}`)) throw new Error(`no street from ${nodes[i]} to ${node}`)
      WIDTHS.set(pairOf(nodes[i], node), width)
    }
  }
}

const NEIGHBOURS = new Map<string, string[]>()
for (const { from, to } of STREETS)
  for (const [a, b] of [
    [from, to],
    [to, from],
  ]) {
    const known = NEIGHBOURS.get(a)
    if (known) known.push(b)
    else NEIGHBOURS.set(a, [b])
  }

/** Half the width of the street between two nodes. */
export function widthOf(from: string, to: string): number {
  return WIDTHS.get(pairOf(from, to)) ?? LANE
}

/** A line along a street, both ends included. */
export function lineOf(from: string, to: string): readonly Point[] {
  return [placeOfNode(from), ...(BENDS.get(`${from} ${to}`) ?? []), placeOfNode(to)]
}

/** The centre lines of all streets, bends included, with half their width. */
export const CENTRES: readonly { readonly points: readonly Point[]; readonly half: number }[] = STREETS.map(
  ({ from, to }) => ({ points: lineOf(from, to), half: widthOf(from, to) }),
)

/**
 * The shortest line along the streets from one node to another that passes only nodes for which `passes` holds; straight
 * where there is none.
 */
export function lineAlong(from: string, to: string, passes: (node: string) => boolean): readonly Point[] {
  const lengths = new Map<string, number>([[from, 0]])
  const before = new Map<string, string>()
  const open = new Set([from])
  for (;;) {
    const [node] = [...open].sort((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0))
    if (node === undefined) return [placeOfNode(from), placeOfNode(to)]
    open.delete(node)
    if (node === to) break
    if (node !== from && !passes(node)) continue
    for (const next of NEIGHBOURS.get(node) ?? []) {
      const length = (lengths.get(node) ?? 0) + lengthOfStreet(node, next)
      if (length >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue
      lengths.set(next, length)
      before.set(next, node)
      open.add(next)
    }
  }
  const nodes = [to]
  for (let node = before.get(to); node !== undefined; node = before.get(node)) nodes.unshift(node)
  return nodes.flatMap((node, i) => (i === 0 ? [placeOfNode(node)] : lineOf(nodes[i - 1], node).slice(1)))
}

function lengthOfStreet(from: string, to: string): number {
  const line = lineOf(from, to)
  return line.slice(1).reduce((sum, point, i) => sum + Math.hypot(point.x - line[i].x, point.y - line[i].y), 0)
}
