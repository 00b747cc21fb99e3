import { CIRCLES, CROSSINGS, JUNCTIONS, type NodeId, type Point, STREETS } from './map.ts'

/** A bounded face of the street drawing, by the nodes on its boundary in order, clockwise on the screen (LW-11). */
export interface Block {
  readonly id: string
  readonly boundary: readonly NodeId[]
}

const PLACES = new Map<NodeId, Point>([
  ...CIRCLES.map(circle => [`c${circle.number}`, circle] as const),
  ...[...CROSSINGS, ...JUNCTIONS].map(node => [node.id, node] as const),
])

/** A street as it leaves a node: where it leads, and in which direction, clockwise. */
interface Way {
  readonly to: NodeId
  readonly angle: number
}

const WAYS = new Map<NodeId, Way[]>([...PLACES.keys()].map(node => [node, []]))
for (const { from, to, bends } of STREETS) {
  addWay(from, to, bends[0])
  addWay(to, from, bends.at(-1))
}
for (const ways of WAYS.values()) ways.sort((a, b) => b.angle - a.angle)

function addWay(from: NodeId, to: NodeId, bend: Point | undefined): void {
  const here = PLACES.get(from)
  const there = bend ?? PLACES.get(to)
  if (here !== undefined && there !== undefined)
    WAYS.get(from)?.push({ to, angle: Math.atan2(there.y - here.y, there.x - here.x) })
}

/** All faces: from each street on along the next one round, until it is met again. */
function faces(): NodeId[][] {
  const passed = new Set<string>()
  const found: NodeId[][] = []
  for (const [start, ways] of WAYS)
    for (const way of ways) {
      const face: NodeId[] = []
      let [from, to] = [start, way.to]
      while (!passed.has(`${from} ${to}`)) {
        passed.add(`${from} ${to}`)
        face.push(from)
        const round: readonly Way[] = WAYS.get(to) ?? []
        const next = round[(round.findIndex(onward => onward.to === from) + 1) % round.length]
        ;[from, to] = [to, next.to]
      }
      if (face.length > 0) found.push(face)
    }
  return found
}

/** Twice the area within, where it runs clockwise; the face outside all streets does not. */
function turned(face: readonly NodeId[]): number {
  return face.reduce((sum, node, i) => {
    const a = PLACES.get(node)
    const b = PLACES.get(face[(i + 1) % face.length])
    return a === undefined || b === undefined ? sum : sum + a.x * b.y - b.x * a.y
  }, 0)
}

/** LW-130: the area outside is none. */
export const BLOCKS: readonly Block[] = faces()
  .filter(face => turned(face) > 0)
  .map((boundary, i) => ({ id: `b${i + 1}`, boundary }))
