import {
  BOARDS,
  type CellKind,
  type Character,
  cellOf,
  DIRECTIONS,
  EXITS,
  type ExitId,
  type HexId,
  isStreet,
  neighbor,
} from '@gaslight/mr-jack'
import { beamOf } from './board/light.ts'
import type { Scene, Way } from './board/props.ts'

/** Why a character is seen (MJ-51). */
export type Reason =
  | { readonly kind: 'lamp'; readonly post: HexId }
  | { readonly kind: 'beside'; readonly other: Character }
  | { readonly kind: 'beam' }

export function cellKind(scene: Scene, hex: HexId): CellKind | undefined {
  return BOARDS[scene.options.board].cells.find(cell => cell.id === hex)?.kind
}

export function streetsBeside(scene: Scene, hex: HexId): HexId[] {
  return DIRECTIONS.flatMap(direction => {
    const next = neighbor(hex, direction)
    return next !== undefined && isStreet(next.kind) && !isBarred(scene, hex, next.id) ? [next.id] : []
  })
}

export function litHexes(scene: Scene): ReadonlySet<HexId> {
  const lit = Object.keys(scene.lamps).flatMap(post =>
    DIRECTIONS.flatMap(direction => neighbor(post, direction)?.id ?? []),
  )
  return new Set(lit.filter(hex => isStreet(cellOf(hex)?.kind ?? 'building')))
}

/** Everybody who is seen now, with every reason, in alphabetical order. */
export function seenNow(scene: Scene): ReadonlyMap<Character, readonly Reason[]> {
  const beam = beamOf(scene)
  const carrier = scene.extension?.lantern ?? 'Watson'
  const names = Object.keys(scene.characters).sort() as Character[]
  const seen = new Map<Character, readonly Reason[]>()
  for (const name of names) {
    const at = scene.characters[name]?.at
    if (at === undefined) continue
    const near = streetsBeside(scene, at)
    const reasons: Reason[] = DIRECTIONS.flatMap((direction): Reason[] => {
      const post = neighbor(at, direction)?.id
      return post !== undefined && post in scene.lamps ? [{ kind: 'lamp', post }] : []
    })
    for (const other of names) {
      const there = scene.characters[other]?.at
      if (other !== name && there !== undefined && near.includes(there)) reasons.push({ kind: 'beside', other })
    }
    if (name !== carrier && beam.includes(at)) reasons.push({ kind: 'beam' })
    if (reasons.length > 0) seen.set(name, reasons)
  }
  return seen
}

function isBarred(scene: Scene, a: HexId, b: HexId): boolean {
  const edge = scene.extension?.barricade
  return edge?.includes(a) === true && edge.includes(b)
}

/** A shortest way; `streets` for those who are called or flee, who use neither sewers nor crossings. */
export function wayTo(scene: Scene, character: Character, to: HexId, by: 'own' | 'streets' = 'own'): HexId[] {
  const from = scene.characters[character]?.at
  if (from === undefined) return [to]
  return wayBetween(scene, from, to, by === 'streets' ? 'streets' : character) ?? [from, to]
}

export function wayOut(scene: Scene, character: Character, exit: ExitId): Way {
  const hex = EXITS.find(candidate => candidate.id === exit)?.hex ?? ''
  return { character, hexes: wayTo(scene, character, hex), exit }
}

function wayBetween(scene: Scene, from: HexId, to: HexId, walker: Character | 'streets'): HexId[] | null {
  const manholes = BOARDS[scene.options.board].manholes.filter(hex => !scene.covers.includes(hex))
  const before = new Map<HexId, HexId | null>([[from, null]])
  const queue = [from]
  for (const hex of queue) {
    if (hex === to) break
    const next = walker === 'Stealthy' ? DIRECTIONS.flatMap(d => neighbor(hex, d)?.id ?? []) : streetsBeside(scene, hex)
    if (walker !== 'streets' && walker !== 'Madame' && manholes.includes(hex)) next.push(...manholes)
    for (const id of next) {
      if (before.has(id)) continue
      before.set(id, hex)
      queue.push(id)
    }
  }
  if (!before.has(to)) return null
  const way: HexId[] = []
  for (let hex: HexId | null = to; hex !== null; hex = before.get(hex) ?? null) way.unshift(hex)
  return way
}

/** How far a character is from each exit, the step out included (MJ-59). */
export function exitCosts(scene: Scene, character: Character) {
  const points = pointsOf(character)
  return EXITS.map(({ id, hex }) => ({
    exit: id,
    cost: wayTo(scene, character, hex).length - 1 + scene.options.exitCost,
    points,
    isOpen: !scene.cordons.includes(id),
  }))
}

/** What stands on hexes as labels: exits that suspects could leave by, and steps from the character in play. */
export function labelsOf(
  scene: Scene,
  aids: { readonly exits: boolean; readonly distances: boolean },
  character: Character | undefined,
): { readonly [hex: HexId]: string } {
  const labels: { [hex: HexId]: string } = {}
  if (aids.distances && character !== undefined) {
    const points = pointsOf(character)
    for (const cell of BOARDS[scene.options.board].cells) {
      if (!isStreet(cell.kind)) continue
      const steps = wayTo(scene, character, cell.id).length - 1
      if (steps > 0 && steps <= points) labels[cell.id] = String(steps)
    }
  }
  if (aids.exits)
    for (const name of Object.keys(scene.characters) as Character[]) {
      const token = scene.characters[name]
      const near = token?.suspect ? exitCosts(scene, name).filter(way => way.isOpen && way.cost <= way.points) : []
      if (token !== undefined && near.length > 0) labels[token.at] = near.map(way => way.exit).join(' ')
    }
  return labels
}

function pointsOf(character: Character): number {
  return character === 'Stealthy' ? 4 : character === 'Madame' ? 6 : 3
}
