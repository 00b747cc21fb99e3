import type { Failure } from '@gaslight/client'
import type { Character, MrJackView } from '@gaslight/mr-jack'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../app/failure.ts'
import { Page } from '../../app/layout/Page.tsx'
import { Button } from '../../design/Button.tsx'
import { Skeleton } from '../../design/Skeleton.tsx'
import { HandOver } from '../../table/HandOver.tsx'
import { clip, PastBar } from '../../table/PastBar.tsx'
import { RefusalNotice } from '../../table/RefusalNotice.tsx'
import type { SurfaceProps } from '../../table/registry.ts'
import { SeatsBar } from '../../table/SeatsBar.tsx'
import { useKeys } from '../../table/useKeys.ts'
import { BoardArea } from './BoardArea.tsx'
import { Cards } from './Cards.tsx'
import { Composer } from './Composer.tsx'
import { KEYS } from './keys.ts'
import { LazyDialogs } from './LazyDialogs.tsx'
import { RoundTrack } from './RoundTrack.tsx'
import { SecretPanel } from './SecretPanel.tsx'
import { refusalText, statusOf } from './status.ts'
import styles from './Table.module.css'
import { TableTools } from './TableTools.tsx'
import { useAnnouncements } from './useAnnouncements.ts'
import { useReplay } from './useReplay.ts'
import { useTable } from './useTable.ts'
import { useWords } from './words.ts'

// The board and the choices come first; what is known follows a moment later.
const SidePanel = lazy(async () => ({ default: (await import('./SidePanel.tsx')).SidePanel }))
const Aim = lazy(async () => ({ default: (await import('./Aim.tsx')).Aim }))
const OpenSeat = lazy(async () => ({ default: (await import('../../table/OpenSeat.tsx')).OpenSeat }))

/** The playing table of Mr. Jack: what is asked on the left, the board in the middle, what is known on the right. */
export function MrJackTable(props: SurfaceProps<MrJackView>) {
  const { t } = useTranslation('table')
  const words = useWords()
  const replaying = useReplay(props)
  const table = useTable(props.session, replaying.state)
  const { play, preferences } = table
  const status = statusOf(words, table)
  useAnnouncements(props.state, words, status.isMine ? status.what : '')
  const [rule, setRule] = useState<string | null | undefined>(undefined)
  const [keysOpen, setKeysOpen] = useState(false)
  const [pointed, setPointed] = useState<Character | null>(null)
  const moments = replaying.state.moments.length

  const openCards = useMemo(
    () =>
      (Object.keys(table.scene.cards).sort() as Character[]).map(character => ({ kind: 'name', character }) as const),
    [table.scene.cards],
  )
  const card = (index: number) => (table.composing?.mode === 'card' ? () => table.point(openCards[index]) : undefined)
  useKeys(
    {
      Escape: play.film.frame !== null ? play.film.skip : play.past !== null ? () => play.lookAt(null) : table.back,
      Enter: play.draft?.done ? () => void play.send() : table.composing?.ready != null ? table.finish : undefined,
      '?': () => setKeysOpen(true),
      '1': card(0),
      '2': card(1),
      '3': card(2),
      '4': card(3),
      Comma: () => play.lookAt(Math.max(0, (play.past ?? moments) - 1)),
      Period: () => play.lookAt(clip((play.past ?? moments) + 1, moments)),
    },
    preferences.keys,
  )

  // On a phone a card may have been chosen below the board: what follows is chosen on it.
  const board = useRef<HTMLElement>(null)
  const hasEnded = props.state.view.outcome !== undefined && play.past === null && play.film.frame === null
  const isWalking = table.composing !== null && table.composing.mode !== 'card'
  useEffect(() => {
    if (isWalking && matchMedia('(max-width: 68rem)').matches) board.current?.scrollIntoView({ block: 'nearest' })
  }, [isWalking])

  const failureText = useFailureText()
  const failureWords = (failure: Failure) =>
    failure.illegal === undefined ? failureText(failure) : words.illegal(failure.illegal)

  const refusal = table.refusal === null ? null : refusalText(words, table.refusal)
  return (
    <Page
      title={status.isMine ? t('title.yours', { ask: status.what }) : t('title.watch', { whose: status.whose })}
      width="wide"
    >
      <div className={styles.table} data-past={play.past !== null || undefined}>
        <div className={styles.status} data-mine={status.isMine || undefined}>
          <h1 className={styles.whose}>{status.whose}</h1>
          <p className={styles.what}>{status.what}</p>
        </div>
        <section className={styles.now} data-over={hasEnded || undefined} aria-label={t('now.label')}>
          {refusal !== null && <RefusalNotice {...refusal} onRule={setRule} onDismiss={table.dismissRefusal} />}
          {play.failure !== null && (
            <RefusalNotice
              text={failureWords(play.failure)}
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
          {play.film.frame !== null && (
            <Button kind="quiet" onClick={play.film.skip}>
              {t('film.skip')}
            </Button>
          )}
          <Composer table={table} words={words} />
          <Cards table={table} words={words} />
          {!isWalking && !hasEnded && (
            <Suspense fallback={null}>
              <Aim audience={table.scene.audience} words={words} onRules={() => setRule(null)} />
            </Suspense>
          )}
        </section>
        <section className={styles.board} ref={board} aria-label={t('board.label')}>
          <RoundTrack scene={table.scene} words={words} />
          <BoardArea table={table} words={words} pointed={pointed} />
        </section>
        <div className={styles.past}>
          <PastBar
            moments={moments}
            past={play.past}
            lookAt={play.lookAt}
            isOver={props.state.info.status === 'over'}
          />
        </div>
        <aside className={styles.side} aria-label={t('side.label')}>
          <h2 className="visually-hidden">{t('side.label')}</h2>
          <SeatsBar state={props.state} />
          {table.scene.state !== 'over' && <SecretPanel view={table.scene} words={words} />}
          <Suspense fallback={<Skeleton lines={8} />}>
            <SidePanel
              game={props}
              replaying={replaying}
              table={table}
              words={words}
              onPoint={setPointed}
              tools={
                <TableTools
                  id={props.id}
                  at={props.at}
                  as="board"
                  onKeys={() => setKeysOpen(true)}
                  onRules={() => setRule(null)}
                />
              }
            />
          </Suspense>
        </aside>
      </div>
      <LazyDialogs
        table={table}
        words={words}
        keys={KEYS}
        keysOpen={keysOpen}
        onKeysClose={() => setKeysOpen(false)}
        rule={rule}
        onRuleClose={() => setRule(undefined)}
      />
    </Page>
  )
}
