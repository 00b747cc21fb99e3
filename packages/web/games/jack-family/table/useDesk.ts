import { useState } from 'react'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
import { useAnnouncements } from '../chronicle/useAnnouncements.ts'
import { type Replaying, useReplay } from '../end/useReplay.ts'
import type { JackTypes, Title } from '../title.ts'
import { type Status, statusOf } from './status.ts'
import { type Table, useTable } from './useTable.ts'

/** A table with what lies around it, on the board's page and on the text page alike. */
export interface Desk<T extends JackTypes> {
  readonly game: SurfaceProps<T['view']>
  readonly table: Table<T>
  readonly replaying: Replaying<T>
  readonly status: Status
  readonly reading: Reading
}

/** What is read over the table. */
export interface Reading {
  readonly keysOpen: boolean
  /** The rule to read, null for the rules from their beginning, undefined where nobody reads them. */
  readonly rule: string | null | undefined
  showKeys(): void
  showRule(rule: string | null): void
  close(): void
}

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useDesk<T extends JackTypes>(
  title: Title<T>,
  game: SurfaceProps<T['view']>,
  speed?: FilmSpeed,
): Desk<T> {
  const replaying = useReplay(title, game)
  const table = useTable(title, game.session, replaying.state, speed)
  const status = statusOf(table)
  useAnnouncements(title, table.words, game.state, status.isMine ? status.what : '')
  const [read, setRead] = useState<Pick<Reading, 'keysOpen' | 'rule'>>(NOTHING)
  const reading: Reading = {
    ...read,
    showKeys: () => setRead({ keysOpen: true, rule: undefined }),
    showRule: rule => setRead({ keysOpen: false, rule }),
    close: () => setRead(NOTHING),
  }
  return { game, table, replaying, status, reading }
}

const NOTHING = { keysOpen: false, rule: undefined } as const
