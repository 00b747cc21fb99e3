import { type Rows, STREET_ROWS } from './graph.ts'
import { STREET_COUNT } from './map.ts'

/**
 * The streets as junctions, which have three or four links, and chains of spaces with two links each between them. A chain
 * is named by its number; its spaces lie in `spaces` from `start[chain]` to `start[chain + 1]`, those next to `from` first.
 */
interface Chains {
  readonly junctions: Uint8Array
  /** By chain: the indices of the junctions at its ends. */
  readonly from: Uint8Array
  readonly to: Uint8Array
  readonly start: Uint16Array
  readonly spaces: Uint8Array
  /** By junction: its chains. */
  readonly rows: Rows
}

const CHAINS = chainsOf(STREET_ROWS)
const COUNT = CHAINS.from.length
const JUNCTIONS = CHAINS.junctions.length

function chainsOf({ start, items }: Rows): Chains {
  const isJunction = (space: number) => start[space + 1] - start[space] > 2
  const junctions = Array.from({ length: STREET_COUNT }, (_, space) => space).filter(isJunction)
  const found: { from: number; to: number; spaces: number[] }[] = []
  for (const [from, space] of junctions.entries())
    for (let i = start[space]; i < start[space + 1]; i++) {
      const spaces: number[] = []
      let before = space
      let at = items[i]
      while (!isJunction(at)) {
        spaces.push(at)
        const onward = items[start[at]] === before ? items[start[at] + 1] : items[start[at]]
        before = at
        at = onward
      }
      const to = junctions.indexOf(at)
      // Each chain is met from both of its ends.
      if (from < to) found.push({ from, to, spaces })
    }
  const starts = new Uint16Array(found.length + 1)
  for (const [chain, { spaces }] of found.entries()) starts[chain + 1] = starts[chain] + spaces.length
  const own = junctions.map((_, junction) =>
    found.flatMap(({ from, to }, chain) => (from === junction || to === junction ? [chain] : [])),
  )
  const rowStart = new Uint16Array(junctions.length + 1)
  for (const [junction, chains] of own.entries()) rowStart[junction + 1] = rowStart[junction] + chains.length
  return {
    junctions: Uint8Array.from(junctions),
    from: Uint8Array.from(found, ({ from }) => from),
    to: Uint8Array.from(found, ({ to }) => to),
    start: starts,
    spaces: Uint8Array.from(found.flatMap(({ spaces }) => spaces)),
    rows: { start: rowStart, items: Uint8Array.from(own.flat()) },
  }
}

/** By chain: whether one can walk through it from end to end. */
const through = new Uint8Array(COUNT)
const order = new Uint8Array(JUNCTIONS)
const low = new Uint8Array(JUNCTIONS)
/** The chain by which a junction was reached first; `COUNT` for the root. */
const cameBy = new Uint8Array(JUNCTIONS)
const next = new Uint8Array(JUNCTIONS)

/**
 * Marks in `cut` the spaces without which the other free streets would not be one piece (`blocked` has a 1 for each space
 * that is not free); false where they are not one piece anyway, and `cut` says nothing.
 */
export function findCuts(blocked: Uint8Array, cut: Uint8Array): boolean {
  cut.fill(0)
  for (let chain = 0; chain < COUNT; chain++) if (!survey(chain, blocked, cut)) return false
  return search(blocked, cut)
}

/** A chain that cannot be walked through leaves dead ends at its junctions; false where spaces of it are cut off. */
function survey(chain: number, blocked: Uint8Array, cut: Uint8Array): boolean {
  const { junctions, from, to, start, spaces } = CHAINS
  const begin = start[chain]
  const end = start[chain + 1]
  const near = junctions[from[chain]]
  const far = junctions[to[chain]]
  // The spaces before the first blocked one hang on the near junction, those behind the last one on the far junction.
  let before = begin
  while (before < end && blocked[spaces[before]] === 0) before++
  let behind = end
  while (behind > before && blocked[spaces[behind - 1]] === 0) behind--
  through[chain] = 0
  if (before === end) {
    if (blocked[near] === 0 && blocked[far] === 0) {
      through[chain] = 1
      return true
    }
    if (blocked[near] === 1) {
      before = begin
      behind = begin
    }
  }
  for (let i = before; i < behind; i++) if (blocked[spaces[i]] === 0) return false
  if (before > begin) {
    if (blocked[near] === 1) return false
    cut[near] = 1
    // All but the tip.
    for (let i = begin; i < before - 1; i++) cut[spaces[i]] = 1
  }
  if (behind < end) {
    if (blocked[far] === 1) return false
    cut[far] = 1
    for (let i = behind + 1; i < end; i++) cut[spaces[i]] = 1
  }
  return true
}

/** R. Tarjan (1972) on the junctions, depth first: articulation points, and chains that are bridges. */
function search(blocked: Uint8Array, cut: Uint8Array): boolean {
  const { junctions, from, to, rows } = CHAINS
  order.fill(0)
  let free = 0
  let root = -1
  for (let junction = 0; junction < JUNCTIONS; junction++)
    if (blocked[junctions[junction]] === 0) {
      free++
      if (root < 0) root = junction
    }
  let visited = 1
  let branches = 0
  order[root] = 1
  low[root] = 1
  cameBy[root] = COUNT
  next[root] = rows.start[root]
  for (let at = root; ; ) {
    if (next[at] < rows.start[at + 1]) {
      const chain = rows.items[next[at]++]
      if (through[chain] === 0 || chain === cameBy[at]) continue
      const other = from[chain] === at ? to[chain] : from[chain]
      if (order[other] > 0) {
        if (order[other] < low[at]) low[at] = order[other]
        continue
      }
      if (at === root) branches++
      order[other] = ++visited
      low[other] = visited
      cameBy[other] = chain
      next[other] = rows.start[other]
      at = other
      continue
    }
    const chain = cameBy[at]
    if (chain === COUNT) break
    const above = from[chain] === at ? to[chain] : from[chain]
    if (low[at] < low[above]) low[above] = low[at]
    if (low[at] > order[above]) markChain(chain, cut)
    if (low[at] >= order[above] && above !== root) cut[junctions[above]] = 1
    at = above
  }
  if (branches > 1) cut[junctions[root]] = 1
  return visited === free
}

function markChain(chain: number, cut: Uint8Array): void {
  const { start, spaces } = CHAINS
  for (let i = start[chain]; i < start[chain + 1]; i++) cut[spaces[i]] = 1
}
