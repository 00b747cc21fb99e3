import type { LondonView } from '@gaslight/london-1888'
import { lazy, Suspense, useRef } from 'react'
import { Page, PageHead } from '../../../app/layout/Page.tsx'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { SeatsBar } from '../../../table/SeatsBar.tsx'
import type { SurfaceProps } from '../../../table/surface.ts'
import { TableTools } from '../../../table/TableTools.tsx'
import { useKeptFocus } from '../../../table/useKeptFocus.ts'
import { useKeys } from '../../../table/useKeys.ts'
import styles from '../../../text/text.module.css'
import type { KeyUse } from '../table/key-uses.ts'
import { LazyDialogs } from '../table/LazyDialogs.tsx'
import { Notices } from '../table/Notices.tsx'
import { useDesk } from '../table/useDesk.ts'
import { WindowPanel } from '../windows/WindowPanel.tsx'
import { BoardText } from './BoardText.tsx'
import { TextChoices } from './TextChoices.tsx'

const SidePanel = lazy(async () => ({ default: (await import('../panels/SidePanel.tsx')).SidePanel }))

const KEYS: readonly KeyUse[] = [
  ['escape', 'back'],
  ['?', 'help'],
]

/** The game without a picture: everything as headings, lists and buttons, for screen readers and keyboards alone. */
export function LondonTextTable(game: SurfaceProps<LondonView>) {
  const { t } = useTranslation('table')
  const desk = useDesk(game, 'off')
  const { table, status, reading } = desk
  const { play, words } = table
  const stage = useRef<HTMLDivElement>(null)
  useKeptFocus(stage)
  useKeys({ '?': reading.showKeys, Escape: table.back }, table.preferences.keys)
  const isInWindow = game.state.window !== null && play.past === null

  return (
    <Page title={status.isMine ? t('title.yours', { ask: status.what }) : words.page('text.title')}>
      <PageHead title={words.page('text.title')}>
        <TableTools
          id={game.id}
          at={game.at}
          as="text"
          onKeys={reading.showKeys}
          onRules={() => reading.showRule(null)}
        />
        <SeatsBar state={game.state} />
      </PageHead>
      <div ref={stage} className={styles.page}>
        <section className={styles.section} aria-labelledby="now">
          <h2 id="now">{status.whose}</h2>
          <p className={styles.ask}>{status.what}</p>
          <Notices desk={desk} />
          {play.past !== null && (
            <Button kind="primary" onClick={() => play.lookAt(null)}>
              {t('past.now')}
            </Button>
          )}
          {isInWindow ? <WindowPanel desk={desk} as="text" /> : <TextChoices table={table} />}
        </section>
        <BoardText table={table} />
        <section className={styles.section} aria-labelledby="known">
          <h2 id="known">{t('side.label')}</h2>
          <Suspense fallback={<Skeleton lines={8} />}>
            <SidePanel desk={desk} as="text" />
          </Suspense>
        </section>
      </div>
      <LazyDialogs desk={desk} keys={KEYS} />
    </Page>
  )
}
