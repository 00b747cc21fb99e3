import type { Game, Position } from '@gaslight/core'
import type { LondonOptions } from '@gaslight/london-1888/options'
import { UserRound } from 'lucide-react'
import { boardSurface, textSurface } from '../../table/surface.ts'
import type { GameEntry } from '../entry.ts'

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const london1888: GameEntry = {
  id: 'london-1888',
  players: { min: 4, max: 8 },
  minutes: 90,
  orMore: true,
  vignette: (
    <>
      <path d="M0 60c24-10 34 8 60 2s36-12 60-4 M0 72c24-10 34 8 60 2s36-12 60-4" opacity=".45" />
      <path d="M26 58V24h12v36 M26 24l6-12 6 12 M82 58V24h12v32 M82 24l6-12 6 12 M38 44h44 M38 50h44 M38 30c14 12 30 12 44 0" />
      <path
        d="M29 30h6 M85 30h6 M47 44v-8 M54 44v-5.500 M60 44v-5 M66 44v-5.500 M73 44v-8 M0 52h26 M94 52h26"
        opacity=".7"
      />
    </>
  ),
  playable: {
    roles: SEATS.map(seat => ({ id: `player-${seat}`, icon: UserRound })),
    usualLevel: 'greedy',
    goals: ['jack', 'innocent', 'accomplice'],
    plainOptions: [
      'characters',
      ...SEATS.map(seat => `seat${seat}`),
      'absinthe',
      'windows',
      'windowSeconds',
      'scalpelImpact',
    ],
    // At one screen windows go from hand to hand.
    apartOptions: ['windowSeconds', 'offerSeconds', 'deadChat'],
    options: async () => (await import('@gaslight/london-1888/options')).OPTIONS,
    misfit: async () => {
      const { misfit } = await import('@gaslight/london-1888/misfit')
      return (options, seats) => misfit(options as LondonOptions, seats)
    },
    rules: async () => (await import('@gaslight/london-1888/game')).london1888 as unknown as Game<Position, object>,
    board: boardSurface('london-1888', async () => (await import('./table/Table.tsx')).LondonTable),
    text: textSurface('london-1888', async () => (await import('./text/TextTable.tsx')).LondonTextTable),
  },
}
