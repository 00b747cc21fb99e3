import type { LondonView } from '@gaslight/london-1888'
import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { usePlayable } from '../../../table/playable.ts'
import { SeatsBar } from '../../../table/SeatsBar.tsx'
import styles from '../../../table/side.module.css'
import { TableTools } from '../../../table/TableTools.tsx'
import { useTalk } from '../../../table/useTalk.ts'
import type { Desk } from '../table/useDesk.ts'
import { useHeardInTime } from '../talk/useHeardInTime.ts'
import { useWording } from '../talk/wording.ts'
import { Aim } from './Aim.tsx'
import { PlayersPanel } from './PlayersPanel.tsx'
import own from './SidePanel.module.css'

export type SideId = 'end' | 'players' | 'orders' | 'talk' | 'chronicle' | 'table'

/** One of the things that are known and told. */
interface SidePart {
  readonly id: SideId
  readonly label: string
  readonly content: ReactNode
}

interface Side {
  /** Whether it has ended, and the film has shown it. */
  readonly over: boolean
  readonly parts: readonly SidePart[]
  /** How many words others have said since the talk was last looked at. */
  readonly unread: number
}

// What is not seen at first is fetched when it is opened.
const NotesPanel = lazy(async () => ({ default: (await import('./NotesPanel.tsx')).NotesPanel }))
const OrdersForm = lazy(async () => ({ default: (await import('../windows/OrdersForm.tsx')).OrdersForm }))
const ChroniclePanel = lazy(async () => ({ default: (await import('../chronicle/ChroniclePanel.tsx')).ChroniclePanel }))
const EndPanel = lazy(async () => ({ default: (await import('../end/EndPanel.tsx')).EndPanel }))
const SpeechForm = lazy(async () => ({ default: (await import('../talk/SpeechForm.tsx')).SpeechForm }))
const TalkPanel = lazy(async () => ({ default: (await import('../../../table/TalkPanel.tsx')).TalkPanel }))
const Background = lazy(async () => ({ default: (await import('./Background.tsx')).Background }))
const SpecialRules = lazy(async () => ({ default: (await import('../../../app/join/SpecialRules.tsx')).SpecialRules }))
const FairnessPanel = lazy(async () => ({ default: (await import('../../../table/FairnessPanel.tsx')).FairnessPanel }))
const PreferencesPanel = lazy(async () => ({
  default: (await import('../../../table/PreferencesPanel.tsx')).PreferencesPanel,
}))

/** Whether the looker has a character that lives: nothing is asked of the dead (LD-154). */
function isAlive({ audience, players }: LondonView): boolean {
  return typeof audience === 'number' && players[audience]?.life !== 0
}

/** Everything that is known and told, in parts; what `desk` gives them decides what pointing at something in them does. */
export function useSide(desk: Desk, as: 'board' | 'text', isTalkOpen: boolean): Side {
  const { t } = useTranslation('table')
  const { game, table, reading } = desk
  const { words, play } = table
  const playable = usePlayable()
  const over = game.state.view.outcome !== undefined && play.film.frame === null
  const wording = useWording(words, game.state.view)
  const heard = useHeardInTime(game.state, play.film)
  const talk = useTalk(heard, isTalkOpen, wording)
  // At one screen windows that are timed go from hand to hand, and nobody is silent.
  const answersItself = game.state.view.options.windows === 'orders' || game.local === null
  const takesOrders = answersItself && isAlive(play.film.frame?.picture.view ?? game.state.view) && !over
  const parts: SidePart[] = [
    ...(over ? [{ id: 'end' as const, label: t('side.end'), content: <EndPanel desk={desk} /> }] : []),
    {
      id: 'players',
      label: words.page('side.players'),
      content: (
        <div className={styles.stack}>
          <PlayersPanel table={table} onPlayer={desk.showPlayer} />
          <Aim words={words} view={table.scene} />
          <details className={own.notes}>
            <summary>{words.page('side.notes')}</summary>
            <Suspense fallback={<Skeleton lines={4} />}>
              <NotesPanel desk={desk} />
            </Suspense>
          </details>
        </div>
      ),
    },
    {
      id: 'chronicle',
      label: t('side.chronicle'),
      content: (
        <ChroniclePanel
          words={words}
          state={desk.replaying.state}
          past={play.past}
          light={table.light}
          lookAt={play.lookAt}
        />
      ),
    },
    ...(takesOrders
      ? [
          {
            id: 'orders' as const,
            label: words.page('side.orders'),
            content: (
              <OrdersForm words={words} view={game.state.view} session={game.session} onGiven={desk.giveOrders} />
            ),
          },
        ]
      : []),
    ...(talk === null
      ? []
      : [
          {
            id: 'talk' as const,
            label: t('talk.title'),
            content: (
              <TalkPanel session={game.session} state={game.state} heard={talk.heard} wording={wording}>
                <SpeechForm
                  words={words}
                  view={game.state.view}
                  session={game.session}
                  channel={talk.heard.channel.id}
                />
              </TalkPanel>
            ),
          },
        ]),
    {
      id: 'table',
      label: t('side.table'),
      content: (
        <div className={styles.stack}>
          {as === 'board' && (
            <>
              <SeatsBar state={game.state} />
              <TableTools
                id={game.id}
                at={game.at}
                as="board"
                onKeys={reading.showKeys}
                onRules={() => reading.showRule(null)}
              />
            </>
          )}
          <SpecialRules game={game.state.info.game} playable={playable} options={game.state.info.options} saysUsual />
          <Background words={words} />
          <PreferencesPanel aids={['marks']} />
          <h3>{t('fairness.title')}</h3>
          <FairnessPanel state={game.state} />
        </div>
      ),
    },
  ]
  return { over, parts, unread: talk?.unread ?? 0 }
}
