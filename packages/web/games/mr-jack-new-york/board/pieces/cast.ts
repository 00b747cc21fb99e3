import type { Character } from '@gaslight/mr-jack-new-york'
import { disc, regular, seal, shape } from '../../../../board-kit/token.ts'
import type { Figure } from '../../../jack-family/board/figure.ts'

export const FIGURES: { readonly [name in Character]: Figure } = {
  // A carriage in its tunnel.
  Beach: {
    outline: 'M-24 25V-4A24 24 0 0 1 24-4V25Q24 26-23 26Q-24 26-24 25Z',
    emblem:
      'M-10-8Q-10-13 0-13Q10-13 10-8V7Q10 9.5 7.5 9.5H-7.5Q-10 9.5-10 7ZM-7-8.5H-1.2V-1.5H-7ZM1.2-8.5H7V-1.5H1.2ZM-6.4 2.4a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM2.4 2.4a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
  },
  // A policeman's star.
  Callahan: {
    outline: seal(6, 30, 23.5, 5),
    emblem: 'M0-12.5L3-4.6L11.4-4L4.9 1.3L7 9.5L0 5L-7 9.5L-4.9 1.3L-11.4-4L-3-4.6Z',
  },
  // Knuckledusters.
  Eastman: {
    outline: shape(6, -17, -26, 17, -26, 27, 0, 17, 26, -17, 26, -27, 0),
    emblem:
      'M-14-4.5a4.6 4.6 0 0 1 7-3.9a4.6 4.6 0 0 1 7-1.2a4.6 4.6 0 0 1 7 1.2a4.6 4.6 0 0 1 7 3.9Q14 0 11 2.4Q9.6 9.5 0 9.5Q-9.6 9.5-11 2.4Q-14 0-14-4.5ZM-11.4-4.4a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0ZM-5-5.4a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0ZM.8-5.4a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0ZM7.2-4.4a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0ZM-6.5 2.6Q0 5.6 6.5 2.6Q5 6 0 6Q-5 6-6.5 2.6Z',
  },
  // A leaf.
  Grant: {
    outline: seal(8, 28, 23, 8),
    emblem: 'M-12 8C-13-5-4-12.5 12-12C12.5 1.5 6 10.5-6 8.2L-10.4 12L-12 10.4L-7.6 5.4L4-5.2L-8 3.2Z',
  },
  // An electric bulb.
  Latimer: {
    outline: regular(6, 30, 28, 4),
    emblem:
      'M0-13.5A9 9 0 0 1 9-4.5C9-1 6.4.6 5 3.4H-5C-6.4.6-9-1-9-4.5A9 9 0 0 1 0-13.5ZM-4.4 4.8H4.4V6.8H-4.4ZM-4 8.2H4V10H-4ZM-4.6-5.5L-2.6 2H-.9L-2.4-4L0-1.4L2.4-4L.9 2H2.6L4.6-5.5L3.2-6.6L0-3.4L-3.2-6.6Z',
  },
  // A girder on the hook of a crane.
  Rider: {
    outline: regular(4, 0, 32, 9),
    emblem: 'M-13 2H13V4.4H-13ZM-13 8H13V10.4H-13ZM-2 4.4H2V8H-2ZM-1.4-13H1.4V-9H-1.4Z',
    lines: 'M0-9L-10 2M0-9L10 2',
  },
  // An anchor.
  Smith: {
    outline: disc(26),
    emblem: 'M-1.6-6.4H1.6V9H-1.6ZM-7-3.6H7V-.8H-7ZM0-13.6a3.7 3.7 0 1 0 .1 0ZM0-11.4a1.5 1.5 0 1 1-.1 0Z',
    lines: 'M-11 2.5C-9.5 8-5 9.8 0 9.8C5 9.8 9.5 8 11 2.5M-13 5L-11 1.6L-8 4M13 5L11 1.6L8 4',
  },
  // A bottle of medicine.
  Tumblety: {
    outline: shape(7, -23.5, -23.5, 23.5, -23.5, 23.5, 23.5, -23.5, 23.5),
    emblem:
      'M-3-14H3V-10.6H-3ZM-2.4-9.6H2.4V-6.6Q8-4.6 8-.6V7.6Q8 10.4 5.4 10.4H-5.4Q-8 10.4-8 7.6V-.6Q-8-4.6-2.4-6.6ZM-1.4-2.4V.8H-4.6V3.6H-1.4V6.8H1.4V3.6H4.6V.8H1.4V-2.4Z',
  },
}
