import type { OptionField } from '@gaslight/core'
import { use } from 'react'
import type { Playable } from '../../games/entry.ts'

const asked = new WeakMap<Playable, Promise<readonly OptionField[]>>()

/** The options of a game; suspends while they load. */
export function useOptions(playable: Playable): readonly OptionField[] {
  const known = asked.get(playable) ?? playable.options()
  asked.set(playable, known)
  return use(known)
}
