import type { Character, MrJackView } from '@gaslight/mr-jack'
import { charactersOf } from './words.ts'

type Sight = 'seen' | 'unseen'

/** What an appeal has shown of a character: how it stood then, and whether that cleared it. */
interface Testimony {
  readonly round: number
  readonly state: Sight
  readonly cleared: boolean
}

export interface Dossier {
  readonly name: Character
  readonly at: string
  /** `suspect`: this audience must still reckon with it. `alibi`: a Suspect to all others, but not to this audience. */
  readonly status: 'suspect' | 'cleared' | 'alibi' | 'jack'
  /** Up to the one that cleared the character, in order; afterwards appeals tell nothing more of it. */
  readonly appeals: readonly Testimony[]
  /** The draw of its alibi, where this audience knows of it. */
  readonly alibi?: Omit<MrJackView['alibis'][number], 'character'>
  /** That it is Jack, as far as the rules alone tell. */
  readonly probability: number
}

/**
 * What follows for the audience of a view. An appeal clears exactly the Suspects in the state opposite to the Witness
 * card (MJ-54), so it shows the state of every Suspect; identity, deals and alibis are independent (MJ-57), so all
 * Suspects that are left are equally likely.
 */
export function dossiers(view: MrJackView): Dossier[] {
  const statuses = new Map(charactersOf(view).map(name => [name, statusOf(view, name)]))
  const left = [...statuses.values()].filter(status => status === 'suspect').length
  return charactersOf(view).map(name => {
    const status = statuses.get(name) ?? 'suspect'
    const drawn = view.alibis.find(alibi => alibi.character === name)
    return {
      name,
      at: view.characters[name]?.at ?? '',
      status,
      appeals: testimonies(view, name),
      ...(drawn === undefined ? {} : { alibi: { by: drawn.by, round: drawn.round, slot: drawn.slot } }),
      probability: status === 'jack' ? 1 : status === 'suspect' && view.jack === undefined ? 1 / left : 0,
    }
  })
}

function statusOf(view: MrJackView, name: Character): Dossier['status'] {
  if (view.jack === name) return 'jack'
  if (view.characters[name]?.suspect === false) return 'cleared'
  return view.alibis.some(alibi => alibi.character === name) ? 'alibi' : 'suspect'
}

function testimonies(view: MrJackView, name: Character): Testimony[] {
  const told: Testimony[] = []
  for (const { round, witness, cleared } of view.appeals) {
    const isCleared = cleared.includes(name)
    told.push({ round, state: isCleared ? opposite(witness) : witness, cleared: isCleared })
    if (isCleared) break
  }
  return told
}

function opposite(state: Sight): Sight {
  return state === 'seen' ? 'unseen' : 'seen'
}
