import { useTranslation } from '../../i18n/index.ts'
import { laterPart } from '../../i18n/texts.ts'
import styles from './Setting.module.css'

interface SettingProps {
  readonly game: string
  readonly goals: readonly string[]
}

/** Where and when a game is set, and what each side wants, for whoever is about to begin one (LD-188). */
export function Setting({ game: id, goals }: SettingProps) {
  const { t: game } = useTranslation(laterPart(id))
  return (
    <section className={styles.setting}>
      <p>{game('setting.text')}</p>
      <dl>
        {goals.map(goal => (
          <div key={goal}>
            <dt>{game(`goalOf.${goal}`)}</dt>
            <dd>{game(`goal.${goal}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
