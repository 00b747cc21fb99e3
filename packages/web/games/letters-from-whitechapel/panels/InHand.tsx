import { Undo2 } from 'lucide-react'
import { Button } from '../../../design/Button.tsx'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { Aids } from '../table/useAids.ts'
import type { Words } from '../words.ts'
import styles from './JackPanel.module.css'
import { type Shown, supposedWords } from './supposed.ts'

interface InHandProps {
  readonly words: Words
  readonly aids: Aids
}

/**
 * The tool in hand, where the choices are: how it is put away, and on a small screen, whose panels are far below the map,
 * what was drawn with it. The sentence above says what it does.
 */
export function InHand({ words, aids }: InHandProps) {
  useLaterTexts('letters-from-whitechapel')
  const { tool, steps, unreachable, supposing } = aids
  if (supposing !== null) return <Supposing words={words} aids={aids} putAway={words.page('deduce.putAway')} />
  if (tool === null) return null
  const planning = tool.kind === 'plan'
  return (
    <div className={styles.plan}>
      {planning && steps.length > 0 && (
        <p className={`${styles.quiet} ${styles.small}`}>
          {words.page('plan.steps', { count: steps.length, circles: steps.map(({ circle }) => circle).join(' → ') })}
        </p>
      )}
      {unreachable !== null && (
        <p className={`${styles.warning} ${styles.small}`}>{words.page('plan.unreachable', { circle: unreachable })}</p>
      )}
      <Button kind="primary" onClick={() => aids.setTool(null)}>
        {words.page('tool.putAway')}
      </Button>
      {planning && steps.length > 0 && (
        <div className={styles.small}>
          <Button kind="quiet" icon={Undo2} onClick={() => aids.setSteps(steps.slice(0, -1))}>
            {words.page('plan.back')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SupposingProps {
  readonly words: Words
  readonly aids: Shown & Pick<Aids, 'setSupposing'>
  /** The button by which a click on the map does again what it does else. */
  readonly putAway: string
}

/** How one goes back to what one was about, in a place that no answer moves, and what a click that supposes has found. */
export function Supposing({ words, aids, putAway }: SupposingProps) {
  return (
    <div className={styles.plan}>
      <Button kind="primary" onClick={() => aids.setSupposing(null)}>
        {putAway}
      </Button>
      <p>{supposedWords(words, aids)}</p>
    </div>
  )
}
