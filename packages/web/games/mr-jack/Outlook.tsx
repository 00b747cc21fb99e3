import type { AppealPreview } from '@gaslight/mr-jack'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../design/Icon.tsx'
import styles from './Outlook.module.css'
import type { Words } from './words.ts'

interface OutlookProps {
  readonly outlook: AppealPreview
  readonly isPreview: boolean
  readonly words: Words
}

/** Whom the next appeal would clear, for each of its two answers: it never tells which answer is the true one. */
export function Outlook({ outlook, isPreview, words }: OutlookProps) {
  const { t } = useTranslation('table')
  const clears = { seen: outlook.ifSeen, unseen: outlook.ifUnseen }
  return (
    <div className={styles.outlook} data-preview={isPreview || undefined}>
      <p className={styles.title}>{t(isPreview ? 'mrJack.outlook.preview' : 'mrJack.outlook.now')}</p>
      <dl className={styles.answers}>
        {(['seen', 'unseen'] as const).map(answer => (
          <div key={answer}>
            <dt>
              <Icon of={answer === 'seen' ? Eye : EyeOff} size={16} /> {t(`mrJack.outlook.${answer}`)}
            </dt>
            <dd>
              {clears[answer].length === 0
                ? t('mrJack.outlook.nobody')
                : t('mrJack.outlook.clears', { count: clears[answer].length, names: words.names(clears[answer]) })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
