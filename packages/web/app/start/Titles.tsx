import { ButtonLink } from '../../design/Button.tsx'
import type { GameEntry } from '../../games/entry.ts'
import { GAMES } from '../../games/registry.ts'
import { useLaterTexts, useTranslation } from '../../i18n/index.ts'
import { Section } from './Section.tsx'
import styles from './Titles.module.css'
import { Vignette } from './Vignette.tsx'

/** The four games of the house, those that cannot be played yet in a quiet voice. */
export function Titles() {
  useLaterTexts('shell')
  const { t } = useTranslation('shell')
  return (
    <Section title={t('titles.heading')}>
      <ul className={styles.titles}>
        {GAMES.map(entry => (
          <TitleCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </Section>
  )
}

function TitleCard({ entry }: { readonly entry: GameEntry }) {
  const { id, players, minutes, orMore, playable } = entry
  const { t } = useTranslation('shell')
  const { min, max } = players
  const range = min === max ? `${max}` : `${min}–${max}`
  return (
    <li className={`${styles.title} ${playable === null ? '' : styles.playable}`}>
      <Vignette className={styles.picture ?? ''}>{entry.vignette}</Vignette>
      <h3>{t(`titles.${id}.name`)}</h3>
      <p className={styles.facts}>
        {t('titles.players', { count: max, range })} ·{' '}
        {t(orMore ? 'titles.minutesOrMore' : 'titles.minutes', { count: minutes })}
      </p>
      <p>{t(`titles.${id}.text`)}</p>
      <div className={styles.foot}>
        {playable !== null ? (
          <>
            <ButtonLink href={`/new/${id}`}>{t('titles.new')}</ButtonLink>
            <ButtonLink kind="quiet" href={`/rules/${id}`}>
              {t('nav.rules')}
            </ButtonLink>
            {entry.companion && (
              <ButtonLink kind="quiet" href={`/companion/${id}`}>
                {t('titles.companion')}
              </ButtonLink>
            )}
          </>
        ) : (
          <p className={styles.later}>{t('titles.later')}</p>
        )}
      </div>
    </li>
  )
}
