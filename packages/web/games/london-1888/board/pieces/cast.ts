import type { CharacterId } from '@gaslight/london-1888'
import { disc, regular, seal, shape } from '../../../../board-kit/token.ts'

/** How a character's pawn is drawn: all paths around its middle; the outline reaches about 26 units. */
export interface Figure {
  readonly outline: string
  /** Filled areas, even-odd, in a box of 30 by 22 around the origin. */
  readonly emblem: string
  /** Strokes that go with the emblem. */
  readonly lines?: string
}

export const FIGURES: { readonly [name in CharacterId]: Figure } = {
  // A bowler and a moustache.
  abberline: {
    outline: shape(3, -15, -24, 15, -24, 24, -15, 24, 15, 15, 24, -15, 24, -24, 15, -24, -15),
    emblem:
      'M-8.5 0C-9.5-14 9.5-14 8.5 0C11 .2 13-.4 14-1.6C14.5 3.6-14.5 3.6-14-1.6C-13-.4-11 .2-8.5 0ZM0 6C3 3.6 6 5.2 10 8C6 10.5 2 10 0 8C-2 10-6 10.5-10 8C-6 5.2-3 3.6 0 6Z',
  },
  // A police whistle on its ring.
  godley: {
    outline: shape(5, 0, -27, 25, -8, 17.5, 22, -17.5, 22, -25, -8),
    emblem: 'M-2-7H13V-1.5H6.3A8.2 8.2 0 1 1-2-7ZM-4.7.9a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0Z',
    lines: 'M-9-3.5a3.4 3.4 0 1 1 1.5-4',
  },
  // The plumed hat of the Commissioner.
  warren: {
    outline: 'M0-27C7-23.5 14-22 22-22.5C24-7 22 13 0 27C-22 13-24-7-22-22.5C-14-22-7-23.5 0-27Z',
    emblem:
      'M-14 6C-9-6 9-6 14 6C9 3.4-9 3.4-14 6ZM-6-2C-6.5-9-1-12 4-12.5C8-12.5 10-10 9-7.5C7-9-1-7 6-2C2-4-2-4-6-2Z',
  },
  // The serpent on its staff.
  gull: {
    outline: regular(6, 30, 27, 4),
    emblem: 'M-1.2-13H1.2V11H-1.2Z',
    lines: 'M5.5-10.5C9-6.5-7-6-5.5-1.5C-4 2.5 8 1 5.5 5C4 7.6-3 7-3.5 10',
  },
  // A raised placard.
  lusk: {
    outline: shape(6, -23.5, -22.5, 23.5, -22.5, 16, 24, -16, 24),
    emblem: 'M-12-12H12V3H-12ZM-1.5 3H1.5V12H-1.5ZM-8.5-8.5V-6.3H8.5V-8.5ZM-8.5-3.5V-1.3H4V-3.5Z',
  },
  // A carriage wheel.
  netley: {
    outline: disc(25),
    emblem: 'M-11.5-1a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0ZM-8.8-1a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0-17.6 0Z',
    lines: 'M-9-1H9M0-10V8M-6.3-7.3L6.3 5.3M-6.3 5.3L6.3-7.3',
  },
  // A mask that laughs and weeps.
  mansfield: {
    outline: regular(4, 0, 31, 9),
    emblem:
      'M-11-11C-4-8.5 4-8.5 11-11C12.5 0 9 8 0 12C-9 8-12.5 0-11-11ZM-7-5C-5.5-7-3.5-6.6-2.2-4.4C-4-3.6-5.6-3.8-7-5ZM7-5C5.5-7 3.5-6.6 2.2-4.4C4-3.6 5.6-3.8 7-5ZM-5.5 2C-2 4 2 4 5.5 2C4 8-4 8-5.5 2Z',
  },
  // A coronet.
  albert_victor: {
    outline: seal(8, 28, 23.5, 5),
    emblem: 'M-12 9L-14-6L-7 0L0-11L7 0L14-6L12 9ZM-9.5 4V6.2H9.5V4Z',
  },
}

/** A bobby with his hand up; 26 units from the middle to the ground. */
export const POLICE =
  'M-7-13.5C-8-22 8-22 7-13.5L8.6-12H5.6C5.6-8 3.4-6 0-6S-5.6-8-5.6-12H-8.6ZM-9-4H8L11.5-9L10-17L13.5-18.5L16-8L10.5 3.5V21H2V9H-2V21H-10.5V8L-13 7.5V0C-13-2.5-11.5-4-9-4Z'
/** A man under a placard. */
export const PROTESTER =
  'M-17-22H11V-7H-2V-5.5C2.5-5.5 4.5-3 4-.5C3.7 1 3 2 2 2.6H8.5C10.5 2.6 12 4 12 6V13H8.5V21H1V13H-1V21H-8.5V13H-12V6C-12 4-10.5 2.6-8.5 2.6H-6C-7 2-7.7 1-8-.5C-8.4-2.8-7-5.3-4.6-5.5V-7H-17ZM-13-18.2V-16.2H7V-18.2ZM-13-13.4V-11.4H2V-13.4Z'
