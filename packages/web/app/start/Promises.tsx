import { BookOpenText, EyeOff, type LucideIcon, Scale } from 'lucide-react'
import { Link } from 'wouter'
import { Icon } from '../../design/Icon.tsx'
import { GAMES } from '../../games/registry.ts'
import { useLaterTexts, useTranslation } from '../../i18n/index.ts'
import styles from './Promises.module.css'
import { Section } from './Section.tsx'

const PROMISES = [
  { key: 'secret', icon: EyeOff, href: '/about' },
  { key: 'rules', icon: BookOpenText, href: `/rules/${GAMES[0].id}` },
  { key: 'fair', icon: Scale, href: '/fairness' },
] as const satisfies readonly { key: string; icon: LucideIcon; href: string }[]

/** What a player may rely on here. */
export function Promises() {
  useLaterTexts('shell')
  const { t } = useTranslation('shell')
  return (
    <Section title={t('promises.heading')}>
      <ul className={styles.promises}>
        {PROMISES.map(({ key, icon, href }) => (
          <li key={key}>
            <Icon of={icon} size={28} />
            <h3>{t(`promises.${key}.title`)}</h3>
            <p>
              {t(`promises.${key}.text`)} <Link href={href}>{t(`promises.${key}.link`)}</Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
