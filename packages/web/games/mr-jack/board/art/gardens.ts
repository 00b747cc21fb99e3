import { corners } from '../../../../board-kit/hex.ts'
import { at } from '../../../../board-kit/path.ts'
import { type Point, polar } from '../../../../board-kit/point.ts'
import { type Chance, chanceOf, type Sketch, within } from '../../../../board-kit/sketch.ts'

export type GardenInk =
  | 'lawn'
  | 'walk'
  | 'pond'
  | 'pond-shine'
  | 'railing'
  | 'finial'
  | 'tree-shadow'
  | 'tree'
  | 'leaves'
  | 'leaves-high'

/** One garden hex: railings around a lawn, a curving walk, a pond or a bed, and trees whose places its name decides. */
export function drawGarden(name: string, centre: Point, garden: Sketch<GardenInk>): void {
  const chance = chanceOf(`garden ${name}`)
  garden.area('lawn', corners(centre, 1.4))
  const turn = Math.floor(chance() * 6) * (Math.PI / 3)
  const gates = [polar(centre, turn + Math.PI / 6, 29), polar(centre, turn + Math.PI * 1.17, 29)] as const
  const bend = polar(centre, turn + Math.PI * 0.66, 17)
  garden.add('walk', `M${at(gates[0])}Q${at(bend)} ${at(gates[1])}`)
  const water = polar(centre, turn - Math.PI / 3, 9)
  garden.disc('pond', water, 6.5)
  garden.add('pond-shine', `M${at(polar(water, Math.PI, 3.6))}a4 4 0 0 1 3-3.4`)
  railings(centre, garden)
  for (let i = 0; i < 9; i++) {
    const angle = turn + Math.PI / 6 + ((i + 0.5) * Math.PI * 2) / 9
    if (Math.abs(Math.sin(angle - turn - Math.PI / 6)) < 0.3) continue
    tree(polar(centre, angle, within(chance, 20.5, 24)), within(chance, 6, 8.5), garden, chance)
  }
  tree(polar(centre, turn + Math.PI * 0.72, within(chance, 2, 7)), within(chance, 6, 7.5), garden, chance)
}

function railings(centre: Point, garden: Sketch<GardenInk>): void {
  const rim = corners(centre, 3.2)
  garden.area('railing', rim)
  rim.forEach((from, i) => {
    const to = rim[(i + 1) % 6] as Point
    for (let k = 0; k < 7; k++) {
      garden.disc(
        'finial',
        { x: from.x + ((to.x - from.x) * k) / 7, y: from.y + ((to.y - from.y) * k) / 7 },
        k === 0 ? 1.5 : 0.8,
      )
    }
  })
}

/** A crown of leaves from above: a shadow, a lobed crown, and lighter tufts on the side of the moon. */
function tree(foot: Point, size: number, garden: Sketch<GardenInk>, chance: Chance): void {
  garden.disc('tree-shadow', { x: foot.x + 2.4, y: foot.y + 3 }, size)
  const lobes = 7
  const spin = chance() * Math.PI
  const rim = Array.from({ length: lobes }, (_, i) =>
    polar(foot, spin + (i * 2 * Math.PI) / lobes, size * within(chance, 0.84, 1)),
  )
  const reach = (size * 0.5).toFixed(1)
  garden.add(
    'tree',
    `M${rim.map(at).join(`A${reach} ${reach} 0 0 1 `)}A${reach} ${reach} 0 0 1 ${at(rim[0] as Point)}Z`,
  )
  garden.disc('leaves', { x: foot.x - size * 0.2, y: foot.y - size * 0.24 }, size * 0.56)
  garden.disc('leaves-high', { x: foot.x - size * 0.34, y: foot.y - size * 0.42 }, size * 0.26)
}
