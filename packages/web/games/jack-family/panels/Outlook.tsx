import { Eye, EyeOff } from 'lucide-react'
import { Icon } from '../../../design/Icon.tsx'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import styles from './Outlook.module.css'

interface OutlookProps<T extends JackTypes> {
  readonly title: Title<T>
  readonly view: T['view']
  readonly isPreview: boolean
  readonly words: Words
}

/** Whom the next appeal would clear, for each of its two answers: it never tells which answer is the true one. */
export function Outlook<T extends JackTypes>({ title, view, isPreview, words }: OutlookProps<T>) {
  useLaterTexts(title.id)
  const outlook = title.outlookOf(view)
  const clears = { seen: outlook.ifSeen, unseen: outlook.ifUnseen }
  return (
    <div className={styles.outlook} data-preview={isPreview || undefined}>
      <p className={styles.title}>{words.page(isPreview ? 'outlook.preview' : 'outlook.now')}</p>
      <dl className={styles.answers}>
        {(['seen', 'unseen'] as const).map(answer => (
          <div key={answer}>
            <dt>
              <Icon of={answer === 'seen' ? Eye : EyeOff} size={16} /> {words.page(`outlook.${answer}`)}
            </dt>
            <dd>
              {clears[answer].length === 0
                ? words.page('outlook.nobody')
                : words.page('outlook.clears', { count: clears[answer].length, names: words.names(clears[answer]) })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
