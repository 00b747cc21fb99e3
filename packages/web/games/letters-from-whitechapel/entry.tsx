import type { GameEntry } from '../entry.ts'

export const lettersFromWhitechapel: GameEntry = {
  id: 'letters-from-whitechapel',
  players: { min: 2, max: 6 },
  minutes: 90,
  vignette: (
    <>
      <path d="M14 12h92v56H14z" />
      <path d="M14 12l46 32 46-32 M14 68l34-32 M106 68L72 36" />
      <circle cx="60" cy="46" r="9" fill="currentColor" fillOpacity=".25" />
      <path d="M56 42l8 8 M64 42l-8 8" />
      <path d="M20 4h14 M40 4h8 M86 76h14" opacity=".45" />
    </>
  ),
  playable: null,
}
