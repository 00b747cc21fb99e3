import type { Character, MrJackView } from '@gaslight/mr-jack'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../design/Icon.tsx'
import styles from './Outlook.module.css'
import { appealOutlook } from './suspects.ts'
import type { Words } from './words.ts'

interface OutlookProps {
  /** The board on show; where a choice is previewed, the board after it. */
  readonly scene: MrJackView
  readonly seen: readonly Character[]
  readonly isPreview: boolean
  readonly words: Words
}

/** Whom the next appeal would clear, for each of its two answers: it never tells which answer is the true one. */
export function Outlook({ scene, seen, isPreview, words }: OutlookProps) {
  const { t } = useTranslation('table')
  if (scene.round === 8 || scene.state === 'over') return null
  const outlook = appealOutlook(scene, seen)
  return (
    <dl className={styles.outlook} data-preview={isPreview || undefined}>
      <dt className={styles.title}>{t(isPreview ? 'mrJack.outlook.preview' : 'mrJack.outlook.now')}</dt>
      {(['seen', 'unseen'] as const).map(answer => (
        <div key={answer} className={styles.answer}>
          <dt>
            <Icon of={answer === 'seen' ? Eye : EyeOff} size={16} /> {t(`mrJack.outlook.${answer}`)}
          </dt>
          <dd>
            {outlook[answer].length === 0
              ? t('mrJack.outlook.nobody')
              : t('mrJack.outlook.clears', { count: outlook[answer].length, names: words.names(outlook[answer]) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
