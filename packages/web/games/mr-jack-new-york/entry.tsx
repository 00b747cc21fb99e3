import type { Game, Position } from '@gaslight/core'
import { boardSurface, textSurface } from '../../table/surface.ts'
import type { GameEntry } from '../entry.ts'
import { JACK_ROLES, MATCH, USUAL_LEVEL } from '../jack-family/entry.ts'

export const mrJackNewYork: GameEntry = {
  id: 'mr-jack-new-york',
  players: { min: 2, max: 2 },
  minutes: 30,
  vignette: (
    <>
      <path d="M0 66q10-5 20 0t20 0 20 0 20 0 20 0 20 0 M0 73q10-5 20 0t20 0 20 0 20 0 20 0 20 0" opacity=".45" />
      <path d="M44 62h32v-9H44z M49 53h22l-3-9H52z M55 44c-1-8-1-15 2-20h6c3 5 3 12 2 20" />
      <circle cx="60" cy="19.500" r="4" />
      <path d="M54.500 16l-3-3 M57.500 13.500L56-1.500 M60 13v-5 M62.500 13.500L64 9 M65.500 16l3-2 M57 25l-6-9-1-9 M48 7h5l-2.500-6z" />
      <path d="M8 62V36h10v26 M22 62V28h12v34 M88 62V32h10v30 M102 62V42h11v20" opacity=".45" />
    </>
  ),
  playable: {
    roles: JACK_ROLES,
    usualLevel: USUAL_LEVEL,
    plainOptions: ['match'],
    apartOptions: MATCH,
    options: async () => (await import('@gaslight/mr-jack-new-york/options')).OPTIONS,
    rules: async () =>
      (await import('@gaslight/mr-jack-new-york/game')).mrJackNewYork as unknown as Game<Position, object>,
    board: boardSurface('mr-jack-new-york', async () => (await import('./Table.tsx')).MrJackNewYorkTable),
    text: textSurface('mr-jack-new-york', async () => (await import('./text/TextTable.tsx')).MrJackNewYorkTextTable),
  },
}
