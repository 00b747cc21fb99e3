import type { Game, Position } from '@gaslight/core'
import { Fingerprint, Search } from 'lucide-react'
import { boardSurface, textSurface } from '../../table/surface.ts'
import type { GameEntry } from '../entry.ts'

const DETECTIVES = [1, 2, 3, 4, 5] as const

export const lettersFromWhitechapel: GameEntry = {
  id: 'letters-from-whitechapel',
  players: { min: 2, max: 6 },
  minutes: 90,
  companion: true,
  vignette: (
    <>
      <path d="M14 12h92v56H14z" />
      <path d="M14 12l46 32 46-32 M14 68l34-32 M106 68L72 36" />
      <circle cx="60" cy="46" r="9" fill="currentColor" fillOpacity=".25" />
      <path d="M56 42l8 8 M64 42l-8 8" />
      <path d="M20 4h14 M40 4h8 M86 76h14" opacity=".45" />
    </>
  ),
  playable: {
    roles: [{ id: 'jack', icon: Fingerprint }, ...DETECTIVES.map(seat => ({ id: `detective-${seat}`, icon: Search }))],
    usualLevel: 'inspector',
    plainOptions: [
      'talk',
      'overlay',
      'edition',
      'letters',
      'falseClues',
      'rushing',
      'areaArrests',
      'catchMe',
      'address',
    ],
    apartOptions: ['talk'],
    options: async () => (await import('@gaslight/letters-from-whitechapel/options')).OPTIONS,
    rules: async () =>
      (await import('@gaslight/letters-from-whitechapel/game')).lettersFromWhitechapel as unknown as Game<
        Position,
        object
      >,
    board: boardSurface('letters-from-whitechapel', async () => (await import('./table/Table.tsx')).WhitechapelTable),
    text: textSurface('letters-from-whitechapel', async () => {
      const [{ WhitechapelTextTable }] = await Promise.all([
        import('./text/TextTable.tsx'),
        import('./kit.ts').then(({ playRules }) => playRules.load()),
      ])
      return WhitechapelTextTable
    }),
  },
}
