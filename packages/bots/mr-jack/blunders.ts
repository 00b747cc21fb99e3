import { BASE_CAST, type BaseCharacter } from '@gaslight/mr-jack'
import type { Temptations } from '../jack-family/blunders.ts'

export const londonTemptations: Temptations<BaseCharacter> = {
  cast: BASE_CAST,
  arrests: [
    {
      when: 'at the last chance of round 8',
      ...{ round: 8, slot: 3, jack: 'Smith', suspects: ['Smith'] },
      ...{ open: ['Holmes', 'Watson'], used: ['Bert', 'Gull'] },
      accused: ['Smith'],
    },
    {
      when: 'in an early round, on the way that Lestrade alone finds',
      ...{ round: 3, slot: 1, jack: 'Smith', suspects: ['Smith'] },
      open: ['Bert', 'Lestrade', 'Watson', 'Goodley'],
      accused: ['Smith'],
    },
    {
      when: 'where an own alibi leaves one suspect (MJ-57)',
      ...{ round: 6, slot: 3, jack: 'Smith', suspects: ['Smith', 'Bert'], alibi: 'Bert' },
      ...{ open: ['Holmes', 'Watson'], used: ['Lestrade', 'Gull'] },
      accused: ['Smith'],
    },
    {
      when: 'of one or the other, when the night is over',
      ...{ round: 8, slot: 3, jack: 'Smith', suspects: ['Smith', 'Stealthy', 'Watson'] },
      ...{ open: ['Holmes', 'Bert'], used: ['Lestrade', 'Gull'] },
      accused: ['Smith', 'Stealthy'],
    },
  ],
  innocents: [
    {
      when: 'though only Innocents are in reach at the last chance',
      ...{ round: 8, slot: 3, jack: 'Watson', suspects: ['Watson', 'Goodley'], at: { Goodley: 'a1' } },
      ...{ open: ['Smith', 'Lestrade'], used: ['Holmes', 'Gull'] },
    },
    {
      when: 'though an own alibi names the only public suspect in reach (MJ-57)',
      ...{ round: 8, slot: 3, jack: 'Watson', suspects: ['Watson', 'Goodley', 'Smith'], alibi: 'Smith' },
      ...{ open: ['Bert', 'Lestrade'], used: ['Holmes', 'Gull'] },
    },
  ],
  exits: [
    {
      when: 'by the one card that does it (MJ-58)',
      ...{ round: 2, slot: 1, witness: 'unseen', jack: 'Stealthy' },
      open: ['Gull', 'Smith', 'Stealthy', 'Watson'],
    },
    {
      when: 'at the last chance, though the cordon must be moved first',
      ...{ round: 8, slot: 4, witness: 'unseen', jack: 'Lestrade', suspects: ['Lestrade', 'Gull'] },
      ...{ at: { Lestrade: 'k7' }, board: { cordons: ['SE', 'NW'] } },
      ...{ open: ['Lestrade'], used: ['Holmes', 'Gull', 'Smith'] },
    },
  ],
  certain: [
    {
      when: 'an arrest of the last suspect',
      ...{ round: 3, slot: 1, jack: 'Smith', suspects: ['Smith'], active: { character: 'Lestrade', power: 'used' } },
      open: ['Bert', 'Lestrade', 'Watson', 'Goodley'],
    },
    {
      when: 'a way out',
      ...{ round: 2, slot: 1, witness: 'unseen', jack: 'Stealthy', active: { character: 'Stealthy' } },
      open: ['Gull', 'Smith', 'Stealthy', 'Watson'],
    },
  ],
}
