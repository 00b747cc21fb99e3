import { type FormatError, type Options, ok, type Result } from '@gaslight/core'
import {
  CATCH_ME_HIDEOUTS,
  type CircleNumber,
  COLOURS,
  type Colour,
  type CrossingId,
  lettersFromWhitechapel as game,
  type Night,
  type WhitechapelPosition,
} from '@gaslight/letters-from-whitechapel'

/** A game that is followed from a later night on: what lies on the map when its Hell begins. */
export interface Beginning {
  readonly night: Exclude<Night, 1>
  /** The Crime Scenes of the nights before; two of night 3. */
  readonly scenes: { readonly [circle: CircleNumber]: Night }
  /** The Head tiles of the nights before, in their order. */
  readonly heads: readonly Colour[]
  /** Where the policemen ended last night. */
  readonly policemen: { readonly [colour in Colour]: CrossingId }
  /** Jack's, in his own companion. */
  readonly hideout?: CircleNumber
}

/** A hideout that every option allows. */
export const SOME_HIDEOUT: CircleNumber = CATCH_ME_HIDEOUTS[0]

/** The game before its first entry, with a hideout in it where it begins in a later night. */
export function startOf(
  options: Options,
  seats: number,
  from: Beginning | undefined,
  hideout: CircleNumber,
): Result<WhitechapelPosition, FormatError> {
  if (from === undefined) return ok(game.start(options, seats))
  const { night, scenes, heads, policemen } = from
  const nights = Object.fromEntries(heads.map((head, i) => [i + 1, { head }]))
  const document = { options, seats, state: 'women', night, scenes, policemen, nights, hideout }
  return game.notation.position(document)
}

const starts = new WeakMap<Beginning, Map<CircleNumber, WhitechapelPosition>>()

/** The same for a beginning that was found to be sound; made once for each hideout. */
export function soundStart(
  options: Options,
  seats: number,
  from: Beginning,
  hideout: CircleNumber,
): WhitechapelPosition {
  const known = starts.get(from) ?? new Map<CircleNumber, WhitechapelPosition>()
  starts.set(from, known)
  let start = known.get(hideout)
  if (start === undefined) {
    const made = startOf(options, seats, from, hideout)
    if (!made.ok) throw new Error(made.error.message)
    start = made.value
    known.set(hideout, start)
  }
  return start.clone()
}

/** What a form says of it. */
export interface Told {
  readonly night: Exclude<Night, 1>
  /** By night, its Crime Scenes as they were typed. */
  readonly scenes: readonly string[]
  readonly heads: readonly Colour[]
  readonly policemen: { readonly [colour in Colour]?: string }
  readonly hideout: string
}

/** Numbers and names from what was typed; what is missing is found by the game's own reader. */
export function beginningOf({ night, scenes, heads, policemen, hideout }: Told): Beginning {
  const found: { [circle: CircleNumber]: Night } = {}
  for (const [i, text] of scenes.entries())
    for (const circle of text.match(/\d+/g) ?? []) found[Number(circle)] = (i + 1) as Night
  const crossing = (text = ''): CrossingId => `x${Number(text.replace(/\D/g, ''))}`
  return {
    night,
    scenes: found,
    heads,
    policemen: Object.fromEntries(
      COLOURS.map(colour => [colour, crossing(policemen[colour])]),
    ) as Beginning['policemen'],
    ...(hideout === '' ? {} : { hideout: Number(hideout.replace(/\D/g, '')) }),
  }
}
