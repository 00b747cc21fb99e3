import type { AlibiDraw, JackView, Witness } from './view.ts'

/** What follows from a view about who may be Jack's character. Every list is in alphabetical order. */

/** What an appeal has proved of a character: its state then, and whether that cleared it (MJ-54, NY-60). */
export interface Testimony {
  readonly round: number
  readonly state: Witness
  readonly cleared: boolean
}

/**
 * `suspect`: the audience must still reckon with it. `alibi`: a Suspect to all others, but not to this audience.
 * `cleared`: the token shows Innocent. `jack`: the audience knows that it is Jack's character.
 */
export type Standing = 'suspect' | 'alibi' | 'cleared' | 'jack'

/** All that the audience of a view knows of a character. */
export interface Dossier<Character extends string = string> {
  readonly character: Character
  readonly standing: Standing
  /** One an appeal, in order, up to the one that cleared the character: later ones tell nothing more of it. */
  readonly testimonies: readonly Testimony[]
  /** The draw of its alibi, where this audience knows of it. */
  readonly alibi: AlibiDraw<Character> | null
}

/**
 * The suspects table. An appeal clears exactly the Suspects in the state opposite to the Witness card (MJ-54, NY-60), so
 * the state of every Suspect at every appeal follows from who was cleared.
 */
export function dossiers<Character extends string>(view: JackView<Character>): Dossier<Character>[] {
  return charactersOf(view).map(character => {
    const alibi = view.alibis.find(draw => draw.character === character) ?? null
    const standing = standingOf(view, character, alibi !== null)
    return { character, standing, testimonies: testimoniesOn(view, character), alibi }
  })
}

function standingOf<Character extends string>(
  view: JackView<Character>,
  character: Character,
  hasAlibi: boolean,
): Standing {
  if (view.jack === character) return 'jack'
  if (view.characters[character]?.suspect === false) return 'cleared'
  return hasAlibi ? 'alibi' : 'suspect'
}

function testimoniesOn<Character extends string>(view: JackView<Character>, character: Character): Testimony[] {
  const testimonies: Testimony[] = []
  for (const { round, witness, cleared } of view.appeals) {
    const isCleared = cleared.includes(character)
    testimonies.push({ round, state: isCleared ? opposite(witness) : witness, cleared: isCleared })
    if (isCleared) break
  }
  return testimonies
}

function opposite(state: Witness): Witness {
  return state === 'seen' ? 'unseen' : 'seen'
}

/** The tokens that show Suspect (MJ-57, NY-62). */
export function publicSuspects<Character extends string>(view: JackView<Character>): Character[] {
  return charactersOf(view).filter(name => view.characters[name]?.suspect)
}

/** Who may be Jack's character for the audience: the public suspects without the alibis it knows (MJ-57, NY-62). */
export function jackCandidates<Character extends string>(view: JackView<Character>): Character[] {
  if (view.jack !== undefined) return [view.jack]
  const told = view.alibis.map(({ character }) => character)
  return publicSuspects(view).filter(name => !told.includes(name))
}

/** How many public suspects there were after each round, round 0 being the start. */
export function suspectCounts(view: JackView): number[] {
  let left = charactersOf(view).length
  return [left, ...view.appeals.map(appeal => (left -= appeal.cleared.length))]
}

function charactersOf<Character extends string>(view: JackView<Character>): Character[] {
  return Object.keys(view.characters) as Character[]
}
