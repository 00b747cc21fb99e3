import type { OptionField } from '@gaslight/core'
import { use } from 'react'
import type { Playable } from '../../games/entry.ts'

const asked = new WeakMap<Playable, Promise<readonly OptionField[]>>()

/** The options of a game: as the server has `told` them, else the game's own; suspends while these load. */
export function useOptions(playable: Playable, told?: readonly OptionField[]): readonly OptionField[] {
  if (told !== undefined) return told
  const known = asked.get(playable) ?? playable.options()
  asked.set(playable, known)
  return use(known)
}
