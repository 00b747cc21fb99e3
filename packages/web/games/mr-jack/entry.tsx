import type { Game, Position } from '@gaslight/core'
import { boardSurface, textSurface } from '../../table/surface.ts'
import type { GameEntry } from '../entry.ts'
import { JACK_ROLES, MATCH, USUAL_LEVEL } from '../jack-family/entry.ts'

export const mrJack: GameEntry = {
  id: 'mr-jack',
  players: { min: 2, max: 2 },
  minutes: 30,
  vignette: (
    <>
      <path d="M60 8l26 15v30L60 68 34 53V23z M34 53L8 68v-1 M86 53l26 15 M60 8V-6" opacity=".35" />
      <path d="M8 68l26-15 26 15v30 M60 68l26-15 26 15 M34 23L8 8 M86 23l26-15" opacity=".35" />
      <circle cx="60" cy="36" r="20" fill="currentColor" stroke="none" opacity=".16" />
      <path d="M53 28h14l-3.5 16h-7z" fill="currentColor" fillOpacity=".35" />
      <path d="M51 28l9-7 9 7z M60 21v-4 M60 44v20 M54 64h12 M55 48h10" />
    </>
  ),
  playable: {
    roles: JACK_ROLES,
    usualLevel: USUAL_LEVEL,
    plainOptions: ['board', 'cast', 'match'],
    apartOptions: MATCH,
    options: async () => (await import('@gaslight/mr-jack/options')).OPTIONS,
    rules: async () => (await import('@gaslight/mr-jack/game')).mrJack as unknown as Game<Position, object>,
    board: boardSurface('mr-jack', async () => (await import('./Table.tsx')).MrJackTable),
    text: textSurface('mr-jack', async () => (await import('./text/TextTable.tsx')).MrJackTextTable),
  },
}
