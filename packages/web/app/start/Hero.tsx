import { Dices, MonitorSmartphone, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Segments } from '../../design/Segments.tsx'
import { GAMES } from '../../games/registry.ts'
import { useTranslation } from '../../i18n/index.ts'
import { part } from '../part.ts'
import { type Opponent, seatingOf } from '../seating.ts'
import { CHANCE } from '../sides.ts'
import { useCreateGame } from '../useCreateGame.ts'
import { usePart } from '../usePart.ts'
import styles from './Hero.module.css'

const [{ id, playable }] = GAMES
const roles = playable?.roles ?? []

const street = part([], async () => (await import('./Street.tsx')).Street)

/** What Gaslight is, and one click to its first game. */
export function Hero({ drawn }: { readonly drawn: boolean }) {
  const { t } = useTranslation('shell')
  const { create, busy } = useCreateGame()
  const [side, setSide] = useState(CHANCE)
  const play = (opponent: Opponent) => {
    const names = roles.map(role => t(`roles.${role.id}`))
    const at = seatingOf({ roles: roles.map(role => role.id), side, opponent, names })
    return create({ game: id, options: {}, at, turnSeconds: null })
  }

  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {drawn && <Picture />}
      <div className={styles.text}>
        <h1 id="hero-title" className={styles.title}>
          {t('name')}
        </h1>
        <p className={styles.lead}>{t('start.lead')}</p>
        <div className={styles.play}>
          <Button
            kind="primary"
            size="large"
            disabled={busy}
            onClick={() => play({ kind: 'bot', level: playable?.usualLevel ?? '' })}
          >
            {t(`titles.${id}.play`)}
          </Button>
          <Segments
            label={t('start.side')}
            choices={[
              { value: CHANCE, label: t(`roles.${CHANCE}`), icon: Dices },
              ...roles.toReversed().map(role => ({ value: role.id, label: t(`roles.${role.id}`), icon: role.icon })),
            ]}
            value={side}
            onChoose={setSide}
          />
          <div className={styles.others}>
            <Button icon={Send} disabled={busy} onClick={() => play({ kind: 'open' })}>
              {t('start.playFriend')}
            </Button>
            <Button icon={MonitorSmartphone} onClick={() => play({ kind: 'here' })}>
              {t('start.playHere')}
            </Button>
          </div>
          <Link href={`/new/${id}`} className={styles.more}>
            {t('start.more')}
          </Link>
        </div>
      </div>
    </section>
  )
}

function Picture() {
  const Street = usePart(street)
  if (Street === null) return null
  return (
    <div className={styles.picture}>
      <div className={styles.art}>
        <Street />
      </div>
      <div className={styles.fog} />
      <div className={styles.veil} />
    </div>
  )
}
