import type { CharacterId, SpaceId } from '@gaslight/london-1888'
import type { Mark, Overlay } from '../board/props.ts'
import type { Mode, Part } from '../composing/parts.ts'
import type { Table } from './useTable.ts'

/** How the part that is pointed at next is marked, by what it is pointed at for. */
const MARKS: { readonly [mode in Mode]?: Mark } = {
  attack: 'aim',
  arrest: 'arrest',
  question: 'ask',
  postcard: 'ask',
  clue: 'ask',
}

/** What is marked on the board: what can be chosen and what was chosen; `aidsOf` adds what follows from it. */
export function overlayOf(
  { composing, scene }: Pick<Table, 'composing' | 'scene'>,
  reach: { readonly [space: SpaceId]: number },
): Overlay {
  const spaces: { [space: SpaceId]: Mark } = {}
  const pawns: { [character in CharacterId]?: Mark } = {}
  const blockers: { [space: SpaceId]: Mark } = {}
  const put = (part: Part, mark: Mark) => {
    if (part.kind === 'space') spaces[part.space] = mark
    else if (part.kind === 'player') pawns[part.character] = mark
    else if (part.kind === 'blocker') blockers[part.space] = mark
  }
  const isWalk = composing?.mode === 'walk'
  if (composing !== null && !isWalk)
    for (const { part } of composing.offers)
      put(part, (composing.mode === null ? undefined : MARKS[composing.mode]) ?? 'target')
  for (const part of composing?.path ?? []) put(part, 'selected')
  const own = typeof scene.audience === 'number' ? scene.players[scene.audience] : undefined
  return {
    spaces,
    pawns,
    blockers,
    ...(isWalk ? { reach } : {}),
    ...(own === undefined ? {} : { own: own.character }),
    ...(own?.role === 'jack' && scene.unmasked === undefined ? { jack: own.character } : {}),
  }
}
