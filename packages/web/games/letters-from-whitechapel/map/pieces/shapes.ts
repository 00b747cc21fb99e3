import { disc, regular, shape } from '../../../../board-kit/token.ts'
import type { Colour } from '../props.ts'

/** How a policeman is told apart besides his colour: the outline of his pieces and the initial of his inspector. */
export interface Emblem {
  readonly outline: string
  readonly letter: string
  /** Where the letter's base line lies. */
  readonly base: number
}

export const EMBLEMS: { readonly [colour in Colour]: Emblem } = {
  // Warren, Lusk, Swanson, Abberline and Reid, the names of the Head tiles.
  blue: { outline: disc(23), letter: 'W', base: 9.5 },
  yellow: { outline: regular(4, 0, 30, 7), letter: 'L', base: 9.5 },
  brown: { outline: shape(6, -21.5, -21.5, 21.5, -21.5, 21.5, 21.5, -21.5, 21.5), letter: 'S', base: 9.5 },
  red: { outline: regular(3, -90, 37, 9), letter: 'A', base: 13 },
  green: { outline: regular(6, 30, 26.5, 5), letter: 'R', base: 9.5 },
}

/** Silhouettes and signs around the origin; 26 units are half a token. */

/** A constable's helmet, to stand on a token. */
export const HELMET =
  'M-15-19C-15-35-8-41 0-41S15-35 15-19C18-18.5 19.5-17 20-15H-20C-19.5-17-18-18.5-15-19ZM-1.8-41V-45.4H1.8V-41Z'

/** A bull's-eye lantern. */
export const LANTERN =
  'M-9-5H9V13H-9ZM-6-8.5H6L8-6H-8ZM-3.4-13H3.4V-9.6H-3.4ZM-9 14.4H9V17H-9ZM0-1.6A5.6 5.6 0 1 1-.1-1.6Z'

/** A woman's head in a bonnet, from the side. */
export const BONNET =
  'M-2-15C7-16 12-10 11.4-3L13.6 2.4L10.4 3C10.6 6.6 9 8.4 5.4 8L4.6 12C9 13.6 11.4 16 12 19H-12C-11.4 14.6-8.6 12.2-5.6 11.4C-7.6 8-8.4 5.6-8 3C-12-2-12.6-13-2-15Z'

/** A woman in shawl and skirts; her feet at the origin. */
export const WRETCHED =
  'M0-47C5.6-47 8.2-43 7.6-38.6C7.2-35.6 5.8-33.8 4.4-32.6C9.6-31.2 12.2-27 12.6-20L10-17.4C11.8-11.6 13.6-6 15 0H-15C-13.6-6-11.8-11.6-10-17.4L-12.6-20C-12.2-27-9.6-31.2-4.4-32.6C-5.8-33.8-7.2-35.6-7.6-38.6C-8.2-43-5.6-47 0-47Z'

/** A man in a top hat and a cape; his feet at the origin. */
export const JACK =
  'M-6.6-56H6.6L7.4-44.6H11.4V-41.6H6.8C6.6-37.4 4.8-34.6 3.2-33.4C9.4-32 13.6-26.6 15.4-15.4L18.4-1.6L9 -4.2L5.6 0H-5.6L-9-4.2L-18.4-1.6L-15.4-15.4C-13.6-26.6-9.4-32-3.2-33.4C-4.8-34.6-6.6-37.4-6.8-41.6H-11.4V-44.6H-7.4Z'

/** The sole and heel of a shoe, twice. */
export const FOOTPRINTS =
  'M-4.6-6.6C-2.4-6.6-1.6-4.4-2-1.8L-2.4.4H-6.2L-6.8-2C-7.4-4.6-6.6-6.6-4.6-6.6ZM-6 1.4H-2.6C-2.6 3.6-3.2 4.6-4.4 4.6S-6-.2-6 1.4ZM4.4-4C6.4-4 7.2-2 6.6.6L6 3H2.2L1.8.8C1.4-1.8 2.2-4 4.4-4ZM2.4 4H5.8C5.8 6.2 5.4 7.2 4.2 7.2S2.4 6.2 2.4 4Z'

/** A house with a gabled roof around a coin. */
export const HOUSE = 'M0-39L31-14V30H-31V-14Z'
