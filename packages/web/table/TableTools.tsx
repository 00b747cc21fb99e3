import { BookOpen, Keyboard, LayoutGrid, Type } from 'lucide-react'
import { Button, ButtonLink } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './TableTools.module.css'

interface TableToolsProps {
  readonly id: string
  readonly at: 'play' | 'local'
  readonly as: 'board' | 'text'
  onKeys(): void
  onRules(): void
}

/** Ways to the rules, to the list of keys, and to the other way to play. */
export function TableTools({ id, at, as, onKeys, onRules }: TableToolsProps) {
  const { t } = useTranslation('table')
  return (
    <div className={styles.tools}>
      <Button kind="quiet" icon={BookOpen} onClick={onRules}>
        {t('tools.rules')}
      </Button>
      <Button kind="quiet" icon={Keyboard} onClick={onKeys}>
        {t('tools.keys')}
      </Button>
      {as === 'board' ? (
        <ButtonLink kind="quiet" icon={Type} href={`/${at}/${id}/text`}>
          {t('tools.text')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="quiet" icon={LayoutGrid} href={`/${at}/${id}`}>
          {t('tools.board')}
        </ButtonLink>
      )}
    </div>
  )
}
