import { lazy, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { Tabs } from '../../../design/Tabs.tsx'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import { usePlayable } from '../../../table/playable.ts'
import styles from '../../../table/side.module.css'
import type { SurfaceProps } from '../../../table/surface.ts'
import { TableTools } from '../../../table/TableTools.tsx'
import type { Reading } from '../../../table/useReading.ts'
import type { Replaying } from '../../../table/useReplay.ts'
import type { ChroniclePanel as ChroniclePanelType } from '../chronicle/ChroniclePanel.tsx'
import type { EndPanel as EndPanelType } from '../end/EndPanel.tsx'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'
import { SuspectsPanel } from './SuspectsPanel.tsx'

interface SidePanelProps<T extends JackTypes> {
  readonly game: SurfaceProps<T['view']>
  readonly replaying: Replaying<T['view']>
  readonly table: Table<T>
  onPoint(character: string | null): void
  /** Given where the rules and the keys are opened from here. */
  readonly reading: Reading | null
}

type TabId = 'end' | 'suspects' | 'chronicle' | 'table'

// What is not seen at first is fetched when its tab is opened.
const ChroniclePanel = lazy(async () => ({
  default: (await import('../chronicle/ChroniclePanel.tsx')).ChroniclePanel,
})) as typeof ChroniclePanelType
const EndPanel = lazy(async () => ({ default: (await import('../end/EndPanel.tsx')).EndPanel })) as typeof EndPanelType
const SpecialRules = lazy(async () => ({ default: (await import('../../../app/join/SpecialRules.tsx')).SpecialRules }))
const FairnessPanel = lazy(async () => ({ default: (await import('../../../table/FairnessPanel.tsx')).FairnessPanel }))
const PreferencesPanel = lazy(async () => ({
  default: (await import('../../../table/PreferencesPanel.tsx')).PreferencesPanel,
}))

/** Everything that is known and told, one thing at a time. */
export function SidePanel<T extends JackTypes>({ game, replaying, table, onPoint, reading }: SidePanelProps<T>) {
  useLaterTexts('table')
  const { t } = useTranslation('table')
  const { title, words, play } = table
  const playable = usePlayable()
  const over = game.state.view.outcome !== undefined && play.film.frame === null
  const [selected, setSelected] = useState<TabId>(over ? 'end' : 'suspects')
  useEffect(() => {
    if (over) setSelected('end')
  }, [over])

  const suspects = {
    id: 'suspects' as const,
    label: t('side.suspects'),
    content: <SuspectsPanel title={title} words={words} view={table.scene} game={game.id} onPoint={onPoint} />,
  }
  const chronicle = {
    id: 'chronicle' as const,
    label: t('side.chronicle'),
    content: (
      <ChroniclePanel title={title} words={words} state={replaying.state} past={play.past} lookAt={play.lookAt} />
    ),
  }
  const tableTab = {
    id: 'table' as const,
    label: t('side.table'),
    content: (
      <div className={styles.stack}>
        {reading !== null && (
          <TableTools
            id={game.id}
            at={game.at}
            as="board"
            onKeys={reading.showKeys}
            onRules={() => reading.showRule(null)}
          />
        )}
        <SpecialRules game={game.state.info.game} playable={playable} options={game.state.info.options} saysUsual />
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
        title={title}
        words={words}
        state={game.state}
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
