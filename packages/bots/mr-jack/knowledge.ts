import type { Character, MrJackView, Role } from '@gaslight/mr-jack'

/** The role of the seat that this view was made for. */
export function roleOf(view: MrJackView): Role {
  if (view.audience === 'jack' || view.audience === 'detective') return view.audience
  throw new Error(`a view for ${view.audience} decides nothing`)
}

/** Whom the seat that sees this view cannot exclude: public suspects but the alibis it drew itself (MJ-57). */
export function suspectsOf(view: MrJackView): readonly Character[] {
  const cleared = new Set(view.alibis.map(alibi => alibi.character))
  const names = Object.keys(view.characters) as Character[]
  return names.filter(name => view.characters[name]?.suspect === true && !cleared.has(name))
}
