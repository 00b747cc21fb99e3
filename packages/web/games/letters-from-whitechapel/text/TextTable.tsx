import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { lazy, Suspense, useRef } from 'react'
import { Page, PageHead } from '../../../app/layout/Page.tsx'
import { usePart } from '../../../app/usePart.ts'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { SeatsBar } from '../../../table/SeatsBar.tsx'
import type { SurfaceProps } from '../../../table/surface.ts'
import { TableTools } from '../../../table/TableTools.tsx'
import { useKeptDraft } from '../../../table/useKeptDraft.ts'
import { useKeptFocus } from '../../../table/useKeptFocus.ts'
import { useKeys } from '../../../table/useKeys.ts'
import styles from '../../../text/text.module.css'
import { consequences } from '../kit.ts'
import { NightPast } from '../panels/NightPast.tsx'
import type { KeyUse } from '../table/Dialogs.tsx'
import { LazyDialogs } from '../table/LazyDialogs.tsx'
import { Notices } from '../table/Notices.tsx'
import { useAids } from '../table/useAids.ts'
import { useDesk } from '../table/useDesk.ts'
import { MapText } from './MapText.tsx'
import { TextChoices } from './TextChoices.tsx'

const SidePanel = lazy(async () => ({ default: (await import('../panels/SidePanel.tsx')).SidePanel }))

const KEYS: readonly KeyUse[] = [
  ['escape', 'back'],
  ['?', 'help'],
]

/** The game without a picture: everything as headings, lists and buttons, for screen readers and keyboards alone. */
export function WhitechapelTextTable(game: SurfaceProps<WhitechapelView>) {
  const { t } = useTranslation('table')
  const desk = useDesk(game, 'off')
  const { table, status, reading } = desk
  const { play, words } = table
  const aids = useAids(game, play.view)
  const stage = useRef<HTMLDivElement>(null)
  useKeptFocus(stage)
  useKeptDraft(game.id, play, usePart(consequences) !== null)
  useKeys({ '?': reading.showKeys, Escape: table.back }, table.preferences.keys)

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
          <TextChoices table={table} />
          <Suspense fallback={null}>
            <NightPast words={words} view={table.scene} deduction={aids.deduction} />
          </Suspense>
        </section>
        <MapText table={table} />
        <section className={styles.section} aria-labelledby="known">
          <h2 id="known">{t('side.label')}</h2>
          <Suspense fallback={<Skeleton lines={8} />}>
            <SidePanel desk={desk} aids={aids} tools={null} hasMap={false} />
          </Suspense>
        </section>
      </div>
      <LazyDialogs desk={desk} keys={KEYS} />
    </Page>
  )
}
