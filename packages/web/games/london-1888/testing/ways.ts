import { LOCATION_ROWS, PASSAGES, STREET_LINKS } from '@gaslight/london-1888'

const DOORS = LOCATION_ROWS.flatMap(({ id, doors }) => doors.map(door => [id, door] as const))
const JOINTS = new Set([...STREET_LINKS, ...DOORS, ...PASSAGES].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))

/** Whether two spaces are adjacent (LD-7). */
export function areJoined(a: string | undefined, b: string): boolean {
  return JOINTS.has(`${a} ${b}`)
}
