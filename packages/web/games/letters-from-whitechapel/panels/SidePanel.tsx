import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { type Tab, Tabs } from '../../../design/Tabs.tsx'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import { usePlayable } from '../../../table/playable.ts'
import styles from '../../../table/side.module.css'
import { useTalk } from '../../../table/useTalk.ts'
import type { Aids } from '../table/useAids.ts'
import type { Desk } from '../table/useDesk.ts'
import { FactsPanel } from './FactsPanel.tsx'

interface SidePanelProps {
  readonly desk: Desk
  readonly aids: Aids
  /** Stands above the rules and the preferences. */
  readonly tools: ReactNode
  /** Whether there is a map to draw on. */
  readonly hasMap: boolean
}

type TabId = 'end' | 'own' | 'talk' | 'facts' | 'chronicle' | 'table'

// What is not seen at first is fetched when its tab is opened.
const ChroniclePanel = lazy(async () => ({
  default: (await import('../chronicle/ChroniclePanel.tsx')).ChroniclePanel,
}))
const Legend = lazy(async () => ({ default: (await import('./Legend.tsx')).Legend }))
const JackPanel = lazy(async () => ({ default: (await import('./JackPanel.tsx')).JackPanel }))
const PolicePanel = lazy(async () => ({ default: (await import('./PolicePanel.tsx')).PolicePanel }))
const TalkPanel = lazy(async () => ({ default: (await import('../../../table/TalkPanel.tsx')).TalkPanel }))
const EndPanel = lazy(async () => ({ default: (await import('../end/EndPanel.tsx')).EndPanel }))
const SpecialRules = lazy(async () => ({ default: (await import('../../../app/join/SpecialRules.tsx')).SpecialRules }))
const FairnessPanel = lazy(async () => ({ default: (await import('../../../table/FairnessPanel.tsx')).FairnessPanel }))
const PreferencesPanel = lazy(async () => ({
  default: (await import('../../../table/PreferencesPanel.tsx')).PreferencesPanel,
}))

/** Everything that is known, drawn and told, one thing at a time. */
export function SidePanel({ desk, aids, tools, hasMap }: SidePanelProps) {
  useLaterTexts('table', 'letters-from-whitechapel')
  const { t } = useTranslation('table')
  const { game, table, replaying } = desk
  const { words, play, scene } = table
  const playable = usePlayable()
  const over = game.state.view.outcome !== undefined && play.film.frame === null
  const [selected, setSelected] = useState<TabId>(over ? 'end' : 'own')
  useEffect(() => {
    if (over) setSelected('end')
  }, [over])
  const isJack = scene.audience === 'jack'
  const talk = useTalk(game.state, selected === 'talk')
  const tabs: Tab<TabId>[] = [
    ...(over
      ? [{ id: 'end' as const, label: t('side.end'), content: <EndPanel desk={desk} aids={aids} hasMap={hasMap} /> }]
      : []),
    {
      id: 'own',
      label: words.page(isJack ? 'side.sheet' : 'side.notes'),
      content: isJack ? (
        <JackPanel table={table} aids={aids} hasMap={hasMap} />
      ) : (
        <PolicePanel words={words} aids={aids} hasMap={hasMap} />
      ),
    },
    ...(talk === null
      ? []
      : [
          {
            id: 'talk' as const,
            label: talk.unread === 0 ? t('talk.title') : t('talk.unread', { count: talk.unread }),
            content: <TalkPanel session={game.session} state={game.state} heard={talk.heard} />,
          },
        ]),
    {
      id: 'facts',
      label: words.page('side.facts'),
      content: (
        <div className={styles.stack}>
          <FactsPanel words={words} view={scene} />
          {hasMap && <Legend words={words} />}
        </div>
      ),
    },
    {
      id: 'chronicle',
      label: t('side.chronicle'),
      content: <ChroniclePanel words={words} state={replaying.state} past={play.past} lookAt={play.lookAt} />,
    },
    {
      id: 'table',
      label: t('side.table'),
      content: (
        <div className={styles.stack}>
          {tools}
          <SpecialRules game={game.state.info.game} playable={playable} options={game.state.info.options} saysUsual />
          <PreferencesPanel aids={['marks']} />
          <h3>{t('fairness.title')}</h3>
          <FairnessPanel state={game.state} />
        </div>
      ),
    },
  ]
  return (
    <div className={styles.panel}>
      <Tabs
        label={t('side.label')}
        tabs={tabs.map(tab => ({
          ...tab,
          content: <Suspense fallback={<Skeleton lines={6} />}>{tab.content}</Suspense>,
        }))}
        selected={tabs.some(tab => tab.id === selected) ? selected : 'own'}
        onSelect={setSelected}
      />
    </div>
  )
}
