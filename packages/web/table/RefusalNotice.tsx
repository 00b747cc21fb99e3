import { X } from 'lucide-react'
import { Button, IconButton } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './RefusalNotice.module.css'

interface RefusalNoticeProps {
  readonly text: string
  /** The rule that says so, for instance `MJ-30`; null where it is no matter of rules. */
  readonly rule: string | null
  onRule(rule: string): void
  onDismiss(): void
}

/** Why nothing came of a click, with the way to the rule; read out when it appears. */
export function RefusalNotice({ text, rule, onRule, onDismiss }: RefusalNoticeProps) {
  const { t } = useTranslation('table')
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      {rule !== null && (
        <Button kind="quiet" onClick={() => onRule(rule)}>
          {t('refusal.rule', { rule })}
        </Button>
      )}
      <IconButton icon={X} label={t('refusal.dismiss')} onClick={onDismiss} />
    </div>
  )
}
