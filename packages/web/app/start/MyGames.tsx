import type { GameInfo } from '@gaslight/protocol'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { IconButton } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import { Skeleton } from '../../design/Skeleton.tsx'
import { useTranslation } from '../../i18n/index.ts'
import { laterPart } from '../../i18n/texts.ts'
import { useClient } from '../client.tsx'
import { useFailureText } from '../failure.ts'
import { forgetHotSeat, type HotSeat, listHotSeats } from '../hotseat.ts'
import { part } from '../part.ts'
import { useAnswer } from '../useAnswer.ts'
import { usePart } from '../usePart.ts'
import covered from './covered.module.css'
import type { FinishedGame, FinishedGamesProps } from './FinishedGames.tsx'
import styles from './MyGames.module.css'
import { Section } from './Section.tsx'
import { useAgainst } from './useAgainst.ts'
import { useSince } from './useSince.ts'

/** How often the list is asked for again while the page is looked at, in milliseconds. */
const EVERY = 15_000

const finished = part([laterPart('shell')], async () => (await import('./FinishedGames.tsx')).FinishedGames)

export function MyGames() {
  const { t } = useTranslation('shell')
  const { api } = useClient()
  const failureText = useFailureText()
  const [answer, again] = useAnswer(api.games)
  const [kept, setKept] = useState(listHotSeats)
  const hotSeats = kept.filter(game => !game.over)

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void again()
    }
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again])

  const all = answer.kind === 'there' ? answer.value.games : []
  const games = all.filter(game => game.status !== 'over')
  const over = [...all, ...kept].filter(isOver)
  const forget = (id: string) => {
    forgetHotSeat(id)
    setKept(listHotSeats())
  }

  return (
    <Section title={t('mine.title')}>
      {answer.kind === 'failed' && (
        <Notice tone="problem">
          <p>{failureText(answer.failure)}</p>
        </Notice>
      )}
      {answer.kind === 'waiting' && hotSeats.length === 0 && <Skeleton lines={2} />}
      {answer.kind === 'there' && games.length + hotSeats.length === 0 && (
        <p className={styles.empty}>{t('mine.empty')}</p>
      )}
      {games.length + hotSeats.length > 0 && (
        <ul className={styles.games}>
          {games.toSorted(byUrgency).map(game => (
            <ServerGame key={game.id} game={game} />
          ))}
          {hotSeats.map(game => (
            <LocalGame key={game.id} game={game} onForget={() => forget(game.id)} />
          ))}
        </ul>
      )}
      {over.length > 0 && <Finished games={over} onForget={forget} />}
    </Section>
  )
}

function Finished(of: FinishedGamesProps) {
  const FinishedGames = usePart(finished)
  return FinishedGames && <FinishedGames {...of} />
}

function isOver(game: FinishedGame): boolean {
  return 'local' in game ? game.over : game.status === 'over'
}

function isYourTurn(game: GameInfo): boolean {
  return game.seats.some(({ you, role }) => you && (game.asked?.includes(role) ?? role === game.turn))
}

/** Those that wait for you first, then the newest. */
function byUrgency(a: GameInfo, b: GameInfo): number {
  return Number(isYourTurn(b)) - Number(isYourTurn(a)) || b.created.localeCompare(a.created)
}

function ServerGame({ game }: { readonly game: GameInfo }) {
  const { t } = useTranslation('shell')
  const since = useSince(game.created)
  const yours = isYourTurn(game)
  const against = useAgainst(game)
  const state = () => {
    if (game.status === 'open') return t('mine.waiting')
    if (yours) return t('mine.yourTurn')
    return t('mine.theirTurn')
  }

  return (
    <li className={`${covered.row} ${styles.game} ${yours ? styles.yours : ''}`}>
      <Link
        href={game.status === 'open' ? `/wait/${game.id}` : `/play/${game.id}`}
        className={`${covered.link} ${styles.name}`}
      >
        {t(`titles.${game.game}.name`)}
      </Link>
      <span className={styles.since}>{since}</span>
      <span className={styles.against}>{against}</span>
      <span className={styles.turn}>{state()}</span>
    </li>
  )
}

function LocalGame({ game, onForget }: { readonly game: HotSeat; onForget(): void }) {
  const { t } = useTranslation('shell')
  const since = useSince(game.local.created)
  return (
    <li className={`${covered.row} ${styles.game}`}>
      <Link href={`/local/${game.id}`} className={`${covered.link} ${styles.name}`}>
        {t(`titles.${game.game}.name`)}
      </Link>
      <IconButton
        icon={X}
        label={t('mine.forget')}
        className={`${covered.above} ${styles.forget}`}
        onClick={onForget}
      />
      <span className={styles.against}>{t('mine.here')}</span>
      <span className={styles.since}>{since}</span>
    </li>
  )
}
