import type { Character, MrJackView } from '@gaslight/mr-jack'

/** What an appeal said of a character: its state then, as far as the appeal proves it, and whether it was cleared. */
export interface Testimony {
  readonly round: number
  readonly state: 'seen' | 'unseen'
  readonly cleared: boolean
}

export interface Dossier {
  readonly character: Character
  readonly suspect: boolean
  /** One for each appeal until the character was cleared, in order. */
  readonly testimonies: readonly Testimony[]
  /** The alibi of this character, if this view shows it, and by whom it was drawn. */
  readonly alibi: MrJackView['alibis'][number] | null
}

/**
 * The suspects table (MJ-54, MJ-57). An appeal clears exactly the Suspects in the state opposite to the Witness card,
 * so the state of every Suspect at every appeal follows from who was cleared.
 */
export function dossiers(view: MrJackView): Dossier[] {
  return names(view).map(character => {
    const testimonies: Testimony[] = []
    for (const { round, witness, cleared } of view.appeals) {
      if (testimonies.at(-1)?.cleared) break
      const isCleared = cleared.includes(character)
      testimonies.push({ round, state: isCleared ? opposite(witness) : witness, cleared: isCleared })
    }
    return {
      character,
      suspect: view.characters[character]?.suspect ?? true,
      testimonies,
      alibi: view.alibis.find(alibi => alibi.character === character) ?? null,
    }
  })
}

/** How many public suspects there were after each round, round 0 being the start. */
export function suspectCounts(view: MrJackView): number[] {
  let left = names(view).length
  return [left, ...view.appeals.map(appeal => (left -= appeal.cleared.length))]
}

function opposite(state: 'seen' | 'unseen'): 'seen' | 'unseen' {
  return state === 'seen' ? 'unseen' : 'seen'
}

function names(view: Pick<MrJackView, 'characters'>): Character[] {
  return Object.keys(view.characters).sort() as Character[]
}
