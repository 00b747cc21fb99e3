import type { WeaponId } from '@gaslight/london-1888'
import type { Table } from '../table/useTable.ts'
import type { Words } from '../words.ts'
import type { Offer } from './compose.ts'
import type { Part } from './parts.ts'

type Told = Pick<Table, 'words' | 'scene'>

function partLabel({ words, scene }: Told, part: Part, path: readonly Part[]): string {
  switch (part.kind) {
    case 'space':
      return words.space(part.space)
    case 'player':
      return words.name(part.character)
    case 'blocker':
      return words.page('part.blocker', { space: words.space(part.space) })
    case 'card':
      return words.card(part.card)
    case 'weapon':
      return words.weapon(part.weapon)
    case 'item':
      return words.item(part.item)
    case 'position':
      return words.page('part.position', { position: part.position })
    case 'option':
      return part.option === 'weapon' ? lossLabel({ words, scene }, path) : optionLabel(words, part.option)
  }
}

function optionLabel(words: Words, option: string): string {
  const value = Number(option)
  return Number.isInteger(value) ? words.game('item.silver', { value }) : words.page(`option.${option}`)
}

/** LD-57, LD-66: what no arrest takes away. */
const KEPT: readonly string[] = ['scalpel', 'sword_cane']

/** The weapons that an arrest takes from whom it is aimed at. */
function lossLabel({ words, scene }: Told, path: readonly Part[]): string {
  const aimed = path.find(part => part.kind === 'player')
  const player = Object.values(scene.players).find(({ character }) => character === aimed?.character)
  const weapons = Object.keys(player?.weapons ?? {}).filter(weapon => !KEPT.includes(weapon)) as WeaponId[]
  return words.page('option.weapon', { list: words.list(weapons.map(words.weapon)) })
}

/** What a button says: the thing, and what choosing it costs; `path` is what was pointed at before. */
export function offerLabel(
  told: Told,
  { part }: Offer,
  reach: { readonly [space: string]: number },
  path: readonly Part[] = [],
): string {
  const { words } = told
  const label = partLabel(told, part, path)
  if (part.kind === 'weapon')
    return words.page('part.weapon', { weapon: label, help: words.game(`help.weapon.${part.weapon}`) })
  const steps = part.kind === 'space' ? reach[part.space] : undefined
  return steps === undefined ? label : words.page('part.steps', { place: label, steps })
}
