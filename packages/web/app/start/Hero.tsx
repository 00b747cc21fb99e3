import { Dices, Drama, MonitorSmartphone, Search, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Segments } from '../../design/Field.tsx'
import { type Side, USUAL_LEVEL } from '../games.ts'
import { type Opponent, useCreateGame } from '../useCreateGame.ts'
import styles from './Hero.module.css'
import { Street } from './Street.tsx'

/** What Gaslight is, and one click to a game. */
export function Hero() {
  const { t } = useTranslation('shell')
  const { create, busy } = useCreateGame()
  const [side, setSide] = useState<Side>('chance')
  const play = (opponent: Opponent) =>
    create({ game: 'mr-jack', side, opponent, options: {}, names: [t('roles.jack'), t('roles.detective')] })

  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.art}>
        <Street />
      </div>
      <div className={styles.fog} />
      <div className={styles.veil} />
      <div className={styles.text}>
        <h1 id="hero-title" className={styles.title}>
          {t('name')}
        </h1>
        <p className={styles.lead}>{t('start.lead')}</p>
        <div className={styles.play}>
          <Button kind="primary" size="large" disabled={busy} onClick={() => play({ kind: 'bot', level: USUAL_LEVEL })}>
            {t('start.playComputer')}
          </Button>
          <Segments
            label={t('start.side')}
            choices={[
              { value: 'chance', label: t('roles.chance'), icon: Dices },
              { value: 'detective', label: t('roles.detective'), icon: Search },
              { value: 'jack', label: t('roles.jack'), icon: Drama },
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
          <Link href="/new/mr-jack" className={styles.more}>
            {t('start.more')}
          </Link>
        </div>
      </div>
    </section>
  )
}
