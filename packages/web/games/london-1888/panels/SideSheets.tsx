import type { LondonView } from '@gaslight/london-1888'
import {
  ClipboardList,
  Flag,
  LayoutGrid,
  type LucideIcon,
  MessagesSquare,
  ScrollText,
  Users,
  WalletCards,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import { type SheetPanel, Sheets } from '../../../table/Sheets.tsx'
import { useNews } from '../chronicle/useNews.ts'
import { openCards } from '../table/open-cards.ts'
import type { Status } from '../table/status.ts'
import type { Desk } from '../table/useDesk.ts'
import type { Table } from '../table/useTable.ts'
import { Connection } from './Connection.tsx'
import { HandPanel } from './HandPanel.tsx'
import { type SideId, useSide } from './side.tsx'

type SheetId = SideId | 'cards'

const ICONS: { readonly [id in SheetId]: LucideIcon } = {
  end: Flag,
  cards: WalletCards,
  players: Users,
  chronicle: ScrollText,
  orders: ClipboardList,
  talk: MessagesSquare,
  table: LayoutGrid,
}

/** On a phone: a bar at the foot of the screen, whose buttons open everything that is known and told as sheets. */
export function SideSheets({ desk }: { readonly desk: Desk }) {
  useLaterTexts('table', 'london-1888')
  const { t } = useTranslation('table')
  const [opened, setOpened] = useState<SheetId | null>(null)
  const { table, game } = desk
  const { words } = table
  const open = (id: SheetId | null) => {
    table.light([])
    setOpened(id)
  }
  const close = () => open(null)
  const inSheet: Table = { ...table, point: closing(close, table.point) }
  const { over, parts, unread } = useSide({ ...desk, table: inSheet }, 'board', opened === 'talk')
  const news = useNews(game.state, table.play.film, opened === 'chronicle')
  const call = useCall(desk.status, opened !== null)
  useEffect(() => {
    if (over) setOpened('end')
  }, [over])
  const playable = openCards(table.play).size

  const badges: { readonly [id in SheetId]?: SheetPanel<SheetId>['badge'] } = {
    cards: { count: playable, said: words.page('hand.playable', { count: playable }) },
    chronicle: { count: news, said: t('sheets.news', { count: news }) },
    talk: { count: unread, said: t('sheets.news', { count: unread }) },
  }
  const panels: SheetPanel<SheetId>[] = [
    ...(hasHand(table.scene)
      ? [
          {
            id: 'cards' as const,
            label: words.page('side.cards'),
            title: words.page('hand.label'),
            content: <HandPanel table={inSheet} />,
          },
        ]
      : []),
    ...parts,
  ].map(panel => ({ ...panel, icon: ICONS[panel.id], badge: badges[panel.id] ?? NO_BADGE }))

  return (
    <>
      <Connection state={game.state.connection} />
      <Sheets label={t('side.label')} panels={panels} opened={opened} onOpen={open} call={call} />
    </>
  )
}

const NO_BADGE = { count: 0, said: '' }

/** Whatever is pointed at in a sheet goes on at the table. */
function closing(close: () => void, point: Table['point']): Table['point'] {
  return part => {
    close()
    point(part)
  }
}

function hasHand({ audience, players }: LondonView): boolean {
  return typeof audience === 'number' && players[audience]?.hand !== undefined
}

/** What is asked of the looker since he has had a sheet open; what he knew when he opened it needs no word. */
function useCall({ isMine, whose, what }: Status, isReading: boolean): string | null {
  const known = useRef(isMine)
  useEffect(() => {
    if (!isReading) known.current = isMine
    else if (!isMine) known.current = false
  })
  return isReading && isMine && !known.current ? `${whose}: ${what}` : null
}
