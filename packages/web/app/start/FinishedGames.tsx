import type { GameInfo } from '@gaslight/protocol'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { Button, IconButton } from '../../design/Button.tsx'
import { useTranslation } from '../../i18n/index.ts'
import type { HotSeat } from '../hotseat.ts'
import covered from './covered.module.css'
import styles from './FinishedGames.module.css'
import { useAgainst } from './useAgainst.ts'
import { useSince } from './useSince.ts'

/** How many are shown before one asks for all. */
const SHOWN = 5

export type FinishedGame = GameInfo | HotSeat

export interface FinishedGamesProps {
  readonly games: readonly FinishedGame[]
  onForget(id: string): void
}

/** What was played to its end, what was begun last first, each with its result: a link leads to its replay. */
export function FinishedGames({ games, onForget }: FinishedGamesProps) {
  const { t } = useTranslation('shell')
  const [all, setAll] = useState(false)
  const id = useId()
  const ordered = games.toSorted((a, b) => createdOf(b).localeCompare(createdOf(a)))
  return (
    <div className={styles.finished}>
      <h3 id={id}>{t('mine.finished')}</h3>
      <ul className={styles.list} aria-labelledby={id}>
        {ordered.slice(0, all ? undefined : SHOWN).map(game => (
          <li key={game.id} className={`${covered.row} ${styles.game}`}>
            {'local' in game ? <Local game={game} onForget={() => onForget(game.id)} /> : <Served game={game} />}
          </li>
        ))}
      </ul>
      {!all && games.length > SHOWN && (
        <Button kind="quiet" className={styles.more} onClick={() => setAll(true)}>
          {t('mine.all', { number: games.length })}
        </Button>
      )}
    </div>
  )
}

function Served({ game }: { readonly game: GameInfo }) {
  const { t } = useTranslation('shell')
  const since = useSince(game.created)
  const against = useAgainst(game)
  const own = game.seats.find(({ you }) => you)
  const won = own !== undefined && game.outcome?.winners.includes(own.role)
  return (
    <>
      <Link href={`/play/${game.id}`} className={`${covered.link} ${styles.name}`}>
        {t(`titles.${game.game}.name`)}
      </Link>
      <span className={styles.result}>{t(won ? 'mine.won' : 'mine.lost')}</span>
      <span className={styles.quiet}>{against}</span>
      <span className={styles.since}>{since}</span>
    </>
  )
}

function Local({ game, onForget }: { readonly game: HotSeat; onForget(): void }) {
  const { t } = useTranslation('shell')
  const since = useSince(game.local.created)
  return (
    <>
      <Link href={`/local/${game.id}`} className={`${covered.link} ${styles.name}`}>
        {t(`titles.${game.game}.name`)}
      </Link>
      <IconButton
        icon={X}
        label={t('mine.forget')}
        className={`${covered.above} ${styles.forget}`}
        onClick={onForget}
      />
      <span className={styles.quiet}>{t('mine.here')}</span>
      <span className={styles.since}>{since}</span>
    </>
  )
}

function createdOf(game: FinishedGame): string {
  return 'local' in game ? game.local.created : game.created
}
