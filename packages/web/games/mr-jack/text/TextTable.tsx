import type { MrJackView } from '@gaslight/mr-jack'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../app/failure.ts'
import { Page, PageHead } from '../../../app/layout/Page.tsx'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { HandOver } from '../../../table/HandOver.tsx'
import { RefusalNotice } from '../../../table/RefusalNotice.tsx'
import type { SurfaceProps } from '../../../table/registry.ts'
import { SeatsBar } from '../../../table/SeatsBar.tsx'
import { useKeys } from '../../../table/useKeys.ts'
import { TEXT_KEYS } from '../keys.ts'
import { LazyDialogs } from '../LazyDialogs.tsx'
import { SecretPanel } from '../SecretPanel.tsx'
import { statusOf } from '../status.ts'
import { TableTools } from '../TableTools.tsx'
import { useAnnouncements } from '../useAnnouncements.ts'
import { useReplay } from '../useReplay.ts'
import { useTable } from '../useTable.ts'
import { useWords } from '../words.ts'
import { BoardText } from './BoardText.tsx'
import { TextChoices } from './TextChoices.tsx'
import styles from './TextTable.module.css'

// The board and the choices come first; what is known follows a moment later.
const SidePanel = lazy(async () => ({ default: (await import('../SidePanel.tsx')).SidePanel }))
const OpenSeat = lazy(async () => ({ default: (await import('../../../table/OpenSeat.tsx')).OpenSeat }))

/** Mr. Jack without a picture: everything as headings, lists and buttons, for screen readers and keyboards alone. */
export function MrJackTextTable(props: SurfaceProps<MrJackView>) {
  const { t } = useTranslation('table')
  const words = useWords()
  const failureText = useFailureText()
  const replaying = useReplay(props)
  const table = useTable(props.session, replaying.state, 'off')
  const { play } = table
  const status = statusOf(words, table)
  useAnnouncements(props.state, words, status.isMine ? status.what : '')
  const [rule, setRule] = useState<string | null | undefined>(undefined)
  const [keysOpen, setKeysOpen] = useState(false)
  useKeys({ '?': () => setKeysOpen(true), Escape: table.back }, table.preferences.keys)

  return (
    <Page title={status.isMine ? t('title.yours', { ask: status.what }) : words.page('text.title')}>
      <PageHead title={words.page('text.title')}>
        <TableTools
          id={props.id}
          at={props.at}
          as="text"
          onKeys={() => setKeysOpen(true)}
          onRules={() => setRule(null)}
        />
        <SeatsBar state={props.state} />
      </PageHead>
      <div className={styles.page}>
        <section className={styles.section} aria-labelledby="now">
          <h2 id="now">{status.whose}</h2>
          <p className={styles.ask}>{status.what}</p>
          {play.failure !== null && (
            <RefusalNotice
              text={
                play.failure.illegal === undefined ? failureText(play.failure) : words.illegal(play.failure.illegal)
              }
              rule={play.failure.illegal?.rule ?? null}
              onRule={setRule}
              onDismiss={() => play.undo()}
            />
          )}
          {props.state.info.status === 'open' && (
            <Suspense fallback={null}>
              <OpenSeat info={props.state.info} />
            </Suspense>
          )}
          <HandOver local={props.local} state={props.state} />
          {play.past !== null && (
            <Button kind="primary" onClick={() => play.lookAt(null)}>
              {t('past.now')}
            </Button>
          )}
          <TextChoices table={table} words={words} />
        </section>
        {table.scene.state !== 'over' && <SecretPanel view={table.scene} words={words} />}
        <BoardText scene={table.scene} words={words} />
        <section className={styles.section} aria-labelledby="known">
          <h2 id="known">{t('side.label')}</h2>
          <Suspense fallback={<Skeleton lines={8} />}>
            <SidePanel game={props} replaying={replaying} table={table} words={words} onPoint={() => {}} tools={null} />
          </Suspense>
        </section>
      </div>
      <LazyDialogs
        table={table}
        words={words}
        keys={TEXT_KEYS}
        keysOpen={keysOpen}
        onKeysClose={() => setKeysOpen(false)}
        rule={rule}
        onRuleClose={() => setRule(undefined)}
      />
    </Page>
  )
}
