import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../design/Button.tsx'
import { TITLES, type Title } from '../games.ts'
import { Section } from './Section.tsx'
import styles from './Titles.module.css'
import { Vignette } from './Vignette.tsx'

/** The four games of the house, those that cannot be played yet in a quiet voice. */
export function Titles() {
  const { t } = useTranslation('shell')
  return (
    <Section title={t('titles.heading')}>
      <ul className={styles.titles}>
        {TITLES.map(title => (
          <TitleCard key={title.id} title={title} />
        ))}
      </ul>
    </Section>
  )
}

function TitleCard({ title: { id, players, minutes, playable } }: { readonly title: Title }) {
  const { t } = useTranslation('shell')
  const { min, max } = players
  const range = min === max ? `${max}` : `${min}–${max}`
  return (
    <li className={`${styles.title} ${playable ? styles.playable : ''}`}>
      <Vignette of={id} className={styles.picture ?? ''} />
      <h3>{t(`titles.${id}.name`)}</h3>
      <p className={styles.facts}>
        {t('titles.players', { count: max, range })} · {t('titles.minutes', { count: minutes })}
      </p>
      <p>{t(`titles.${id}.text`)}</p>
      <div className={styles.foot}>
        {playable ? (
          <>
            <ButtonLink href={`/new/${id}`}>{t('titles.new')}</ButtonLink>
            <ButtonLink kind="quiet" href={`/rules/${id}`}>
              {t('nav.rules')}
            </ButtonLink>
          </>
        ) : (
          <p className={styles.later}>{t('titles.later')}</p>
        )}
      </div>
    </li>
  )
}
