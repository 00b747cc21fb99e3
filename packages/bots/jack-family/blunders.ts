import type { Witness } from '@gaslight/jack-family'

/** A position that a test of blunders sets up: what differs from the title's start. */
export interface Setting<Character extends string> {
  readonly round: number
  readonly slot: number
  readonly witness?: Witness
  readonly jack: Character
  /** All, where left out. */
  readonly suspects?: readonly Character[]
  readonly at?: { readonly [name in Character]?: string }
  readonly open: readonly Character[]
  readonly used?: readonly Character[]
  readonly active?: { readonly character: Character; readonly power?: 'used' }
  /** Alibis that the Detective drew in round 3. */
  readonly alibi?: Character
  /** Fields of the title's own position document. */
  readonly board?: object
}

/** What no level that thinks may do wrong, and a few things that none may. */
export interface Temptations<Character extends string = string> {
  readonly cast: readonly Character[]
  /** The Detective's: he must accuse one of `accused` before the turn passes. */
  readonly arrests: readonly (Setting<Character> & { readonly when: string; readonly accused: readonly Character[] })[]
  /** The Detective's: nobody may be accused. */
  readonly innocents: readonly (Setting<Character> & { readonly when: string })[]
  /** Jack's: he must leave before the turn passes. */
  readonly exits: readonly (Setting<Character> & { readonly when: string })[]
  /** One decision wins at once: every level takes it. */
  readonly certain: readonly (Setting<Character> & { readonly when: string })[]
}

/** The setting as a position document. */
export function documentOf<Character extends string>(
  cast: readonly Character[],
  setting: Setting<Character>,
): Readonly<Record<string, unknown>> {
  const { round, slot, witness = 'seen', jack, suspects = cast, at = {}, open, used = [], active, alibi } = setting
  const places: { readonly [name: string]: string | undefined } = at
  const characters = cast.map(name => {
    const suspect = suspects.includes(name)
    return [name, places[name] === undefined ? { suspect } : { at: places[name], suspect }]
  })
  return {
    round,
    slot,
    witness,
    jack,
    characters: Object.fromEntries(characters),
    cards: Object.fromEntries([...open.map(name => [name, 'open']), ...used.map(name => [name, 'used'])]),
    ...(active === undefined ? {} : { active }),
    ...(alibi === undefined ? {} : { alibis: [{ by: 'detective', round: 3, slot: 1, character: alibi }] }),
    ...setting.board,
  }
}
