import type { Game } from '@gaslight/core'
import type { EventId, LondonView } from '@gaslight/london-1888'
import { useMemo, useState } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { laterPart } from '../../../i18n/texts.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
import { type Telling, useAnnouncements } from '../../../table/useAnnouncements.ts'
import { type Reading, useReading } from '../../../table/useReading.ts'
import { type Replaying, useReplay } from '../../../table/useReplay.ts'
import { type Status, statusOf } from './status.ts'
import { type Table, useTable } from './useTable.ts'

/** A table with what lies around it, on the board's page and on the text page alike. */
export interface Desk {
  readonly game: SurfaceProps<LondonView>
  readonly table: Table
  readonly replaying: Replaying<LondonView>
  readonly status: Status
  readonly reading: Reading
  /** The card that is read over the table, if any. */
  readonly card: ReadCard | null
  showEvent(event: EventId): void
  showPlayer(seat: number): void
  closeCard(): void
  /** How often standing orders have been given at this page. */
  readonly ordersGiven: number
  giveOrders(): void
}

type ReadCard = { readonly kind: 'event'; readonly event: EventId } | { readonly kind: 'player'; readonly seat: number }

/** The whole game: records and replays are fetched after the end. */
const rules = async () => (await import('@gaslight/london-1888/game')).london1888 as unknown as Game

/** What tells of moments aloud, with its texts, follows the first picture. */
const told = part([laterPart('london-1888')], async () => (await import('../film/happened.ts')).announcedFrom)

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useDesk(game: SurfaceProps<LondonView>, speed?: FilmSpeed): Desk {
  const replaying = useReplay(rules, game)
  const table = useTable(game.session, replaying.state, speed)
  const status = statusOf(table, { sharesScreen: game.local !== null })
  const isAsked = status.isMine && !table.preparing
  // Whoever steps through the past hears what each step tells.
  useAnnouncements(game.state, isAsked || table.play.past !== null ? status.what : '', useTelling(table))
  const reading = useReading()
  const [card, setCard] = useState<ReadCard | null>(null)
  const [ordersGiven, setOrdersGiven] = useState(0)
  return {
    game,
    table,
    replaying,
    status,
    reading: {
      ...reading,
      // A rule is read instead of the card that names it.
      showRule: rule => {
        setCard(null)
        reading.showRule(rule)
      },
    },
    card,
    showEvent: event => setCard({ kind: 'event', event }),
    showPlayer: seat => setCard({ kind: 'player', seat }),
    closeCard: () => setCard(null),
    ordersGiven,
    giveOrders: () => setOrdersGiven(ordersGiven + 1),
  }
}

function useTelling({ words }: Table): Telling<LondonView> | null {
  const announced = usePart(told)
  return useMemo(() => announced && ((state, from) => announced(words, state, from)), [announced, words])
}
