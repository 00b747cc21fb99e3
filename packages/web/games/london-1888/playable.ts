import type { Game, Position } from '@gaslight/core'
import { UserRound } from 'lucide-react'
import { boardSurface, textSurface } from '../../table/surface.ts'
import type { Playable } from '../entry.ts'

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const playable: Playable = {
  roles: SEATS.map(seat => ({ id: `player-${seat}`, icon: UserRound })),
  usualLevel: 'greedy',
  plainOptions: ['characters', 'absinthe', 'windows', 'windowSeconds', 'scalpelImpact'],
  options: async () => (await import('@gaslight/london-1888/options')).OPTIONS,
  rules: async () => (await import('@gaslight/london-1888/game')).london1888 as unknown as Game<Position, object>,
  board: boardSurface('london-1888', async () => (await import('./table/Table.tsx')).LondonTable),
  text: textSurface('london-1888', async () => (await import('./text/TextTable.tsx')).LondonTextTable),
}
