import type { Character, MrJackView } from '@gaslight/mr-jack'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../design/Skeleton.tsx'
import { Tabs } from '../../design/Tabs.tsx'
import type { SurfaceProps } from '../../table/registry.ts'
import { seenNow } from './aids.ts'
import styles from './SidePanel.module.css'
import { SuspectsPanel } from './SuspectsPanel.tsx'
import type { Replaying } from './useReplay.ts'
import type { Table } from './useTable.ts'
import type { Words } from './words.ts'

interface SidePanelProps {
  readonly game: SurfaceProps<MrJackView>
  readonly replaying: Replaying
  readonly table: Table
  readonly words: Words
  onPoint(character: Character | null): void
  /** Stands below the preferences. */
  readonly tools: ReactNode
}

type TabId = 'end' | 'suspects' | 'chronicle' | 'table'

// What is not seen at first is fetched when its tab is opened.
const ChroniclePanel = lazy(async () => ({ default: (await import('./ChroniclePanel.tsx')).ChroniclePanel }))
const EndPanel = lazy(async () => ({ default: (await import('./EndPanel.tsx')).EndPanel }))
const FairnessPanel = lazy(async () => ({ default: (await import('../../table/FairnessPanel.tsx')).FairnessPanel }))
const PreferencesPanel = lazy(async () => ({
  default: (await import('../../table/PreferencesPanel.tsx')).PreferencesPanel,
}))

/** Everything that is known and told, one thing at a time. */
export function SidePanel({ game, replaying, table, words, onPoint, tools }: SidePanelProps) {
  const { t } = useTranslation('table')
  const { play } = table
  const over = game.state.view.outcome !== undefined && play.film.frame === null
  const [selected, setSelected] = useState<TabId>(over ? 'end' : 'suspects')
  useEffect(() => {
    if (over) setSelected('end')
  }, [over])

  const suspects = {
    id: 'suspects' as const,
    label: t('side.suspects'),
    content: (
      <SuspectsPanel view={table.scene} seen={seenNow(table.scene)} words={words} game={game.id} onPoint={onPoint} />
    ),
  }
  const chronicle = {
    id: 'chronicle' as const,
    label: t('side.chronicle'),
    content: <ChroniclePanel state={replaying.state} words={words} past={play.past} lookAt={play.lookAt} />,
  }
  const tableTab = {
    id: 'table' as const,
    label: t('side.table'),
    content: (
      <div className={styles.stack}>
        {tools}
        <PreferencesPanel />
        <h3>{t('fairness.title')}</h3>
        <FairnessPanel state={game.state} />
      </div>
    ),
  }
  const end = {
    id: 'end' as const,
    label: t('side.end'),
    content: (
      <EndPanel
        state={game.state}
        words={words}
        record={replaying.record}
        verify={replaying.verify}
        perspective={replaying.perspective}
        onPerspective={replaying.setPerspective}
        at={game.at}
      />
    ),
  }
  const open = over ? [end, suspects, chronicle, tableTab] : [suspects, chronicle, tableTab]
  // Each tab waits for itself, so that the row of tabs stays and keeps the focus.
  const tabs = open.map(tab => ({
    ...tab,
    content: <Suspense fallback={<Skeleton lines={6} />}>{tab.content}</Suspense>,
  }))
  return (
    <div className={styles.panel}>
      <Tabs
        label={t('side.label')}
        tabs={tabs}
        selected={tabs.some(tab => tab.id === selected) ? selected : 'suspects'}
        onSelect={setSelected}
      />
    </div>
  )
}
