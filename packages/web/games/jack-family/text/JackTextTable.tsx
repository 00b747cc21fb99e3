import { type ComponentType, lazy, Suspense, useRef } from 'react'
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
import { SecretPanel } from '../panels/SecretPanel.tsx'
import type { SidePanel as Side } from '../panels/SidePanel.tsx'
import { LazyDialogs } from '../table/LazyDialogs.tsx'
import { Notices } from '../table/Notices.tsx'
import { useDesk } from '../table/useDesk.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import { BoardText, type PlacesProps } from './BoardText.tsx'
import { type ChoiceText, TextChoices } from './TextChoices.tsx'

// The board and the choices come first; what is known follows a moment later.
const SidePanel = lazy(async () => ({
  default: (await import('../panels/SidePanel.tsx')).SidePanel,
})) as unknown as typeof Side

interface JackTextTableProps<T extends JackTypes> {
  readonly title: Title<T>
  /** The title's places, in words. */
  readonly Places: ComponentType<PlacesProps<T>>
  /** What is to be known of the round, besides its number and the witness card. */
  facts(words: Words, scene: T['view']): readonly string[]
  readonly choiceText: ChoiceText<T>
  readonly game: SurfaceProps<T['view']>
}

/** Either title without a picture: everything as headings, lists and buttons, for screen readers and keyboards alone. */
export function JackTextTable<T extends JackTypes>(props: JackTextTableProps<T>) {
  const { t } = useTranslation('table')
  const { game } = props
  const desk = useDesk(props.title, game, 'off')
  const { table, replaying, status, reading } = desk
  const { play, words } = table
  const stage = useRef<HTMLDivElement>(null)
  useKeptFocus(stage)
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
          <TextChoices table={table} choiceText={props.choiceText} />
        </section>
        {table.scene.state !== 'over' && <SecretPanel table={table} />}
        <BoardText table={table} Places={props.Places} facts={props.facts} />
        <section className={styles.section} aria-labelledby="known">
          <h2 id="known">{t('side.label')}</h2>
          <Suspense fallback={<Skeleton lines={8} />}>
            <SidePanel game={game} replaying={replaying} table={table} onPoint={() => {}} reading={null} />
          </Suspense>
        </section>
      </div>
      <LazyDialogs desk={desk} surface="text" />
    </Page>
  )
}
