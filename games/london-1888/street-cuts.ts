import { lowestBit } from '@gaslight/core'
import { type Rows, STREET_ROWS } from './graph.ts'
import { STREET_COUNT } from './map.ts'
import { add, clear, has, SPACE_WORDS, type SpaceSet } from './space-set.ts'

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

/** By street space: the chain on which it lies, or, from `COUNT` on, which junction it is. */
const PART = partsOf(CHAINS)
/** By junction: the junctions at the other ends of its chains, as bits; no two chains join the same two junctions. */
const LINKS = linksOf(CHAINS)
const ALL_JUNCTIONS = 2 ** JUNCTIONS - 1
/** At `junction * JUNCTIONS + other`: the chain between them. */
const BETWEEN = chainsBetween(CHAINS)

function partsOf({ junctions, start, spaces }: Chains): Uint8Array {
  const parts = new Uint8Array(STREET_COUNT)
  for (let chain = 0; chain < COUNT; chain++)
    for (let i = start[chain]; i < start[chain + 1]; i++) parts[spaces[i]] = chain
  for (const [junction, space] of junctions.entries()) parts[space] = COUNT + junction
  return parts
}

function linksOf({ from, to }: Chains): Int32Array {
  const links = new Int32Array(JUNCTIONS)
  for (let chain = 0; chain < COUNT; chain++) {
    links[from[chain]] |= 1 << to[chain]
    links[to[chain]] |= 1 << from[chain]
  }
  return links
}

function chainsBetween({ from, to }: Chains): Uint8Array {
  const between = new Uint8Array(JUNCTIONS * JUNCTIONS)
  for (let chain = 0; chain < COUNT; chain++) {
    between[from[chain] * JUNCTIONS + to[chain]] = chain
    between[to[chain] * JUNCTIONS + from[chain]] = chain
  }
  return between
}

/** `LINKS` without the chains that cannot be walked through from end to end. */
const links = new Int32Array(JUNCTIONS)

/**
 * Marks in `cut` the spaces without which the other free streets would not be one piece; false where they are not one piece
 * anyway, and `cut` says nothing.
 */
export function findCuts(blocked: SpaceSet, cut: SpaceSet): boolean {
  const { start, items } = CHAINS.rows
  clear(cut)
  for (let junction = 0; junction < JUNCTIONS; junction++) links[junction] = LINKS[junction]
  let standing = ALL_JUNCTIONS
  for (let word = 0; word < SPACE_WORDS; word++)
    for (let bits = blocked[word]; bits !== 0; bits &= bits - 1) {
      const part = PART[(word << 5) + lowestBit(bits)]
      if (part < COUNT) {
        if (!breakChain(part, blocked, cut)) return false
        continue
      }
      const junction = part - COUNT
      standing &= ~(1 << junction)
      for (let i = start[junction]; i < start[junction + 1]; i++) if (!breakChain(items[i], blocked, cut)) return false
    }
  return search(standing, cut)
}

/** A chain that cannot be walked through leaves dead ends at its junctions; false where spaces of it are cut off. */
function breakChain(chain: number, blocked: SpaceSet, cut: SpaceSet): boolean {
  const { junctions, from, to, start, spaces } = CHAINS
  const begin = start[chain]
  const end = start[chain + 1]
  const near = junctions[from[chain]]
  const far = junctions[to[chain]]
  links[from[chain]] &= ~(1 << to[chain])
  links[to[chain]] &= ~(1 << from[chain])
  // The spaces before the first blocked one hang on the near junction, those behind the last one on the far junction.
  let before = begin
  while (before < end && !has(blocked, spaces[before])) before++
  let behind = end
  while (behind > before && !has(blocked, spaces[behind - 1])) behind--
  if (before === end && has(blocked, near)) {
    before = begin
    behind = begin
  }
  for (let i = before; i < behind; i++) if (!has(blocked, spaces[i])) return false
  if (before > begin) {
    if (has(blocked, near)) return false
    add(cut, near)
    // All but the tip.
    for (let i = begin; i < before - 1; i++) add(cut, spaces[i])
  }
  if (behind < end) {
    if (has(blocked, far)) return false
    add(cut, far)
    for (let i = behind + 1; i < end; i++) add(cut, spaces[i])
  }
  return true
}

/** By junction, of the running search: from where it was reached, and over which junctions, as bits. */
const above = new Uint8Array(JUNCTIONS)
const ancestors = new Int32Array(JUNCTIONS)
/** By junction: what it and those reached over it are linked to, as bits, but for the link by which it was reached. */
const reach = new Int32Array(JUNCTIONS)

/** R. Tarjan (1972) on the junctions that stand, depth first: articulation points, and chains that are bridges. */
function search(standing: number, cut: SpaceSet): boolean {
  const { junctions } = CHAINS
  const root = lowestBit(standing)
  let unvisited = standing & ~(1 << root)
  let branches = 0
  let at = root
  ancestors[root] = 0
  reach[root] = 0
  for (;;) {
    const fresh = links[at] & unvisited
    if (fresh !== 0) {
      if (at === root) branches++
      const next = lowestBit(fresh)
      unvisited &= ~(1 << next)
      above[next] = at
      ancestors[next] = ancestors[at] | (1 << at)
      reach[next] = links[next] & ~(1 << at)
      at = next
      continue
    }
    if (at === root) break
    const upper = above[at]
    if ((reach[at] & ancestors[at]) === 0) markChain(BETWEEN[at * JUNCTIONS + upper], cut)
    if (upper !== root && (reach[at] & ancestors[upper]) === 0) add(cut, junctions[upper])
    reach[upper] |= reach[at]
    at = upper
  }
  if (branches > 1) add(cut, junctions[root])
  return unvisited === 0
}

function markChain(chain: number, cut: SpaceSet): void {
  const { start, spaces } = CHAINS
  for (let i = start[chain]; i < start[chain + 1]; i++) add(cut, spaces[i])
}
