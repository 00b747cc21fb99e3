import { Suspense, useEffect, useState } from 'react'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { Tabs } from '../../../design/Tabs.tsx'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import styles from '../../../table/side.module.css'
import type { Desk } from '../table/useDesk.ts'
import { Connection } from './Connection.tsx'
import own from './SidePanel.module.css'
import { type SideId, useSide } from './side.tsx'

interface SidePanelProps {
  readonly desk: Desk
  /** On the text page the seats and the ways to other pages stand above everything. */
  readonly as: 'board' | 'text'
}

/** Everything that is known and told, one thing at a time. */
export function SidePanel({ desk, as }: SidePanelProps) {
  useLaterTexts('table', 'london-1888')
  const { t } = useTranslation('table')
  const [selected, setSelected] = useState<SideId | null>(null)
  const { over, parts, unread } = useSide(desk, as, selected === 'talk')
  useEffect(() => {
    if (over) setSelected('end')
  }, [over])
  return (
    <>
      <Connection state={desk.game.state.connection} />
      <div className={`${styles.panel} ${own.tabs}`}>
        <Tabs
          label={t('side.label')}
          tabs={parts.map(({ id, label, content }) => ({
            id,
            label: id === 'talk' && unread > 0 ? `${label} (${unread})` : label,
            content: <Suspense fallback={<Skeleton lines={6} />}>{content}</Suspense>,
          }))}
          selected={parts.find(({ id }) => id === selected)?.id ?? (over ? 'end' : 'players')}
          onSelect={setSelected}
        />
      </div>
    </>
  )
}
