import type { JackView } from '@gaslight/jack-family'
import { BookOpen } from 'lucide-react'
import { Button } from '../../../design/Button.tsx'
import { useLaterTexts } from '../../../i18n/index.ts'
import { setPreferences, usePreferences } from '../../../table/preferences.ts'
import type { Words } from '../words.ts'
import styles from './Aim.module.css'

interface AimProps {
  readonly game: string
  readonly audience: JackView['audience']
  readonly words: Words
  onRules(): void
}

/** A browser tells of the first showing as of any other toggle: that is nothing to keep. */
function remember(open: boolean, before: boolean): void {
  if (open !== before) setPreferences({ aim: open })
}

/** For whoever has never played: what this side wants, and how a round goes. It can be folded away for good. */
export function Aim({ game, audience, words, onRules }: AimProps) {
  useLaterTexts(game)
  const { aim } = usePreferences()
  const plays = audience === 'jack' || audience === 'detective'
  return (
    <details className={styles.aim} open={aim} onToggle={event => remember(event.currentTarget.open, aim)}>
      <summary>{words.page(plays ? 'aim.yours' : 'aim.game')}</summary>
      <p>{words.game(plays ? `goal.${audience}` : 'description')}</p>
      <p>{words.page('aim.round')}</p>
      <Button kind="quiet" icon={BookOpen} onClick={onRules}>
        {words.page('aim.rules')}
      </Button>
    </details>
  )
}
