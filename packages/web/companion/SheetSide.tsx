import { useState } from 'react'
import { type Tab, Tabs } from '../design/Tabs.tsx'
import { Deducing } from '../games/letters-from-whitechapel/panels/Deducing.tsx'
import { FactsPanel } from '../games/letters-from-whitechapel/panels/FactsPanel.tsx'
import { Sheet as JackSheet, Whereabouts } from '../games/letters-from-whitechapel/panels/JackPanel.tsx'
import { Legend } from '../games/letters-from-whitechapel/panels/Legend.tsx'
import side from '../table/side.module.css'
import { CoveragePanel } from './CoveragePanel.tsx'
import { EntriesPanel } from './EntriesPanel.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import type { Sheet } from './model/sheet.ts'
import type { Entering } from './useEntering.ts'
import type { Following } from './useFollowing.ts'
import type { Wording } from './wording.ts'

interface SideProps {
  readonly wording: Wording
  readonly sheet: Sheet
  readonly keep: (next: Sheet) => void
  readonly entering: Entering
  readonly following: Following
  onPrint(): void
}

const NO_PENCIL: readonly number[] = []

type TabId = 'own' | 'follows' | 'entries' | 'facts'

export function SheetSide({ wording, sheet, keep, entering, following, onPrint }: SideProps) {
  const { words, say } = wording
  const isJack = sheet.kept.side === 'jack'
  const [selected, setSelected] = useState<TabId>(isJack ? 'own' : 'follows')
  const tabs: readonly Tab<TabId>[] = [
    ...(isJack
      ? [
          {
            id: 'own',
            label: words.page('side.sheet'),
            content: (
              <div className={side.stack}>
                <Whereabouts table={entering} />
                <JackSheet table={entering} pencil={NO_PENCIL} nights={entering.scene.night} />
              </div>
            ),
          } as const,
        ]
      : []),
    {
      id: 'follows',
      label: say(`tab.follows.${sheet.kept.side}`),
      content: (
        <div className={side.stack}>
          {!isJack && following.deduction !== null && (
            <CoveragePanel wording={wording} entering={entering} heat={following.deduction.heat} />
          )}
          <Deducing words={words} aids={following} hasMap />
        </div>
      ),
    },
    {
      id: 'entries',
      label: say('tab.entries'),
      content: (
        <div className={side.stack}>
          <EntriesPanel wording={wording} sheet={sheet} keep={keep} />
          <FilesPanel wording={wording} sheet={sheet} onPrint={onPrint} />
        </div>
      ),
    },
    {
      id: 'facts',
      label: words.page('side.facts'),
      content: (
        <div className={side.stack}>
          <FactsPanel words={words} view={entering.scene} />
          <Legend words={words} />
        </div>
      ),
    },
  ]
  return (
    <div className={side.panel}>
      <Tabs label={words.t('side.label')} tabs={tabs} selected={selected} onSelect={setSelected} />
    </div>
  )
}
