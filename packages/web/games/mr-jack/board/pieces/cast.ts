import type { Character } from '@gaslight/mr-jack'
import { disc, regular, seal, shape } from '../../../../board-kit/token.ts'

/** How a character's token is drawn. All paths are around the token's middle; the outline reaches about 26 units. */
export interface Figure {
  readonly outline: string
  /** Filled areas, even-odd, in a box of 30 by 24 around the origin. */
  readonly emblem: string
  /** Strokes that go with the emblem. */
  readonly lines?: string
  /** The base line of the letters, where the outline leaves no room at the usual 18. */
  readonly codeAt?: number
}

/** The two letters of records (MJ-2, MJ-88). */
export function codeOf(character: Character): string {
  return character.slice(0, 2)
}

export const FIGURES: { readonly [name in Character]: Figure } = {
  // A lid with its lifting holes.
  Bert: {
    outline: regular(8, 22.5, 27, 3),
    emblem:
      'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z' +
      [-5.5, 0, 5.5].map(x => [-5.5, 0, 5.5].map(y => `M${x - 1.6} ${y - 1.6}h3.2v3.2h-3.2Z`).join('')).join(''),
  },
  // A police whistle on its ring.
  Goodley: {
    outline: shape(5, 0, -28, 26, -8, 18, 23, -18, 23, -26, -8),
    emblem: 'M-2-7H13V-1.5H6.3A8.2 8.2 0 1 1-2-7ZM-4.7.9a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0Z',
    lines: 'M-9-3.5a3.4 3.4 0 1 1 1.5-4',
  },
  // A top hat.
  Gull: {
    outline: regular(6, 30, 28, 4),
    emblem:
      'M-8-11C-3-12.5 3-12.5 8-11L7.3 3.6C10 3.2 12.5 2.4 14 1.2C14.8 6-14.8 6-14 1.2C-12.5 2.4-10 3.2-7.3 3.6ZM-7.2-1.2V1.4C-3 2.6 3 2.6 7.2 1.4V-1.2C3 0-3 0-7.2-1.2Z',
  },
  // A curved pipe.
  Holmes: {
    outline: disc(26),
    emblem:
      'M14-11.5L15.5-8.8C8.5-7.4 6.5-3.5 4.7.8C2.8 5.6-.7 8.2-5.3 8.2C-10 8.2-12.7 5-12.9.2L-13.3-5.5H-1.9L-1.6-1C2-4.8 6-9.8 14-11.5ZM-14.2-9H-1V-6.7H-14.2Z',
  },
  // A pair of handcuffs.
  Lestrade: {
    outline: 'M0-28C7-24 15-22.5 23-23C25-7 23 14 0 28C-23 14-25-7-23-23C-15-22.5-7-24 0-28Z',
    emblem: '',
    lines:
      'M-7.5-6a6 6 0 1 0 .1 0ZM7.5-6a6 6 0 1 0 .1 0ZM-2.2-2.5L2.2 2.5M-10.5-7.5L-7.5-9.5L-4.5-7.5M4.5-7.5L7.5-9.5L10.5-7.5',
  },
  // A gas flame.
  Smith: {
    outline: shape(6, -25, -24, 25, -24, 18, 25, -18, 25),
    emblem:
      'M1-13C2.5-7.5 9-5 9 2.5C9 7.5 5 10.5 0 10.5C-5 10.5-9 7.5-9 2.5C-9-1.5-7-3.5-5-6C-4.5-3.5-3.5-2.5-2.2-2C-2.6-6-1.6-10 1-13ZM.2 0C-1.3 2.2-3.4 3.3-3.4 5.6C-3.4 7.5-1.9 8.5 0 8.5C1.9 8.5 3.4 7.5 3.4 5.4C3.4 3.2 1.2 2.5.2 0Z',
  },
  // A domino mask.
  Stealthy: {
    outline: regular(4, 0, 32, 9),
    emblem:
      'M-14-5.5C-9-9-4-7 0-5.5C4-7 9-9 14-5.5C15 1 11.5 6 7 6C3.5 6 2 3.2 0 3.2C-2 3.2-3.5 6-7 6C-11.5 6-15 1-14-5.5ZM-10.5-1.6C-8.5-4-5-3.6-2.8-.6C-5 1.6-8.8 1.7-10.5-1.6ZM10.5-1.6C8.5-4 5-3.6 2.8-.6C5 1.6 8.8 1.7 10.5-1.6Z',
  },
  // A doctor's bag.
  Watson: {
    outline: shape(7, -23.5, -23.5, 23.5, -23.5, 23.5, 23.5, -23.5, 23.5),
    emblem:
      'M-9-5H9L14 8Q14 10.5 11.5 10.5H-11.5Q-14 10.5-14 8ZM-1.5-1.5V1.5H-4.5V4.5H-1.5V7.5H1.5V4.5H4.5V1.5H1.5V-1.5Z',
    lines: 'M-5-5.5V-8.5Q-5-11 0-11Q5-11 5-8.5V-5.5',
  },
  // A bowler and a moustache.
  Abberline: {
    outline: shape(3, -16, -25, 16, -25, 25, -16, 25, 16, 16, 25, -16, 25, -25, 16, -25, -16),
    emblem:
      'M-8.5 0C-9.5-14 9.5-14 8.5 0C11 .2 13-.4 14-1.6C14.5 3.6-14.5 3.6-14-1.6C-13-.4-11 .2-8.5 0ZM0 6C3 3.6 6 5.2 10 8C6 10.5 2 10 0 8C-2 10-6 10.5-10 8C-6 5.2-3 3.6 0 6Z',
  },
  // A hurdle across the street.
  Lane: {
    outline: shape(
      4,
      -13,
      -27,
      13,
      -27,
      13,
      -21,
      26,
      -21,
      26,
      21,
      13,
      21,
      13,
      27,
      -13,
      27,
      -13,
      21,
      -26,
      21,
      -26,
      -21,
      -13,
      -21,
    ),
    emblem: 'M-14-8H14V-3H-14ZM-14 1H14V6H-14ZM-10-3H-6V1H-10ZM6-3H10V1H6ZM-10 6H-6V11H-10ZM6 6H10V11H6Z',
  },
  // A folding fan.
  Madame: {
    outline: seal(9, 28.5, 23.5, 5),
    emblem: 'M0 9L-13.5-2.5A17.7 17.7 0 0 1 13.5-2.5ZM0 5.6L7.8-1A11.5 11.5 0 0 0-7.8-1Z',
    lines: 'M0 9L-8-7M0 9L0-9M0 9L8-7',
  },
  // A leather apron.
  Pizer: {
    outline: 'M-20-24H20Q25-24 25-19V2A25 25 0 0 1-25 2V-19Q-25-24-20-24Z',
    emblem: 'M-5-8H5L6.5-2H10Q11.5 6 9.5 11H-9.5Q-11.5 6-10-2H-6.5ZM-5 2.5H5V6.5H-5Z',
    lines: 'M-4-8Q0-14.5 4-8M-10.5-.5L-14 2M10.5-.5L14 2',
  },
  // A spider.
  Moriarty: {
    outline: shape(6, -17, -25, 17, -25, 26, 25, -26, 25),
    emblem: 'M-4.6 3.2a4.6 5.6 0 1 0 9.2 0a4.6 5.6 0 1 0-9.2 0ZM-2.7-4.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0Z',
    lines:
      'M-3-2L-9-8L-11-3M3-2L9-8L11-3M-4-.5L-11-1L-14 5M4-.5L11-1L14 5M-4 4L-9 5L-11 10M4 4L9 5L11 10M-2.5-6L-4-11M2.5-6L4-11',
  },
  // A bat.
  Spring: {
    outline: shape(7, -26, -22, 26, -22, 25, -2, 0, 30, -25, -2),
    codeAt: 14,
    emblem:
      'M0-6L2-9L3-4.5C7-9 11-9.5 15-9C12.5-6 12.5-3 12.5 1.5C10-1 7.5 0 6.5 3C4.5 1.5 2 3 0 8C-2 3-4.5 1.5-6.5 3C-7.5 0-10-1-12.5 1.5C-12.5-3-12.5-6-15-9C-11-9.5-7-9-3-4.5L-2-9Z',
  },
}
