import { CAST, type Character, START } from '@gaslight/mr-jack-new-york'
import type { Temptations } from '../jack-family/blunders.ts'

export const newYorkTemptations: Temptations<Character> = {
  cast: CAST,
  arrests: [
    {
      when: 'at the last chance of round 8',
      ...{ round: 8, slot: 3, jack: 'Smith', suspects: ['Smith'] },
      ...{ open: ['Grant', 'Rider'], used: ['Beach', 'Callahan'] },
      accused: ['Smith'],
    },
    {
      when: 'in an early round, by the one character whom Eastman can send (NY-43, NY-46)',
      ...{ round: 3, slot: 1, jack: 'Smith', suspects: ['Smith'], at: { Smith: 'm12', Grant: 'l10' } },
      open: ['Beach', 'Eastman', 'Latimer', 'Tumblety'],
      accused: ['Smith'],
    },
    {
      when: 'where an own alibi leaves one suspect (NY-62)',
      ...{ round: 6, slot: 3, jack: 'Smith', suspects: ['Smith', 'Grant'], alibi: 'Grant' },
      ...{ open: ['Rider', 'Callahan'], used: ['Beach', 'Eastman'] },
      accused: ['Smith'],
    },
    {
      when: 'of one or the other, when the night is over',
      ...{ round: 8, slot: 3, jack: 'Smith', suspects: ['Smith', 'Grant', 'Latimer'], at: { Latimer: 'a2' } },
      ...{ open: ['Rider', 'Tumblety'], used: ['Beach', 'Callahan'] },
      accused: ['Smith', 'Grant'],
    },
  ],
  innocents: [
    {
      when: 'though only Innocents are in reach at the last chance',
      ...{ round: 8, slot: 3, jack: 'Latimer', suspects: ['Latimer', 'Callahan'] },
      ...{ at: { Latimer: 'a2', Callahan: 'c1' }, open: ['Grant', 'Smith'], used: ['Beach', 'Eastman'] },
    },
    {
      when: 'though an own alibi names the only public suspect in reach (NY-62)',
      ...{ round: 8, slot: 3, jack: 'Latimer', suspects: ['Latimer', 'Callahan', 'Rider'], alibi: 'Rider' },
      ...{ at: { Latimer: 'a2', Callahan: 'c1' }, open: ['Grant', 'Smith'], used: ['Beach', 'Eastman'] },
    },
  ],
  exits: [
    {
      when: 'by the one card that does it, over a new entrance (NY-63, T9)',
      ...{ round: 4, slot: 1, witness: 'unseen', jack: 'Callahan' },
      board: { tiles: { ...START.tiles, m8: 'entrance' } },
      open: ['Callahan', 'Grant', 'Smith', 'Tumblety'],
    },
    {
      when: 'at the last chance, though the Investigation tile must be lifted first (NY-66, T20)',
      ...{ round: 8, slot: 4, witness: 'unseen', jack: 'Callahan', suspects: ['Callahan', 'Grant'] },
      ...{ at: { Callahan: 'e6', Beach: 'd6' }, open: ['Callahan'], used: ['Beach', 'Eastman', 'Smith'] },
    },
    {
      when: 'in Eastman’s activation, as his own card is not there (NY-46, T25)',
      ...{ round: 2, slot: 1, witness: 'unseen', jack: 'Grant', at: { Grant: 'm9' } },
      open: ['Beach', 'Callahan', 'Eastman', 'Tumblety'],
    },
  ],
  certain: [
    {
      when: 'an arrest of the last suspect',
      ...{ round: 3, slot: 1, jack: 'Smith', suspects: ['Smith'], active: { character: 'Grant', power: 'used' } },
      ...{ board: { tiles: { ...START.tiles, c3: 'park' } } },
      open: ['Beach', 'Eastman', 'Grant', 'Tumblety'],
    },
    {
      when: 'a way out',
      ...{ round: 2, slot: 1, witness: 'unseen', jack: 'Grant', at: { Grant: 'm9' }, active: { character: 'Grant' } },
      open: ['Beach', 'Callahan', 'Eastman', 'Grant'],
    },
  ],
}
