import { Flame } from 'lucide-react'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { Words } from '../words.ts'
import styles from './OverlaySwitch.module.css'
import type { Aids } from './useAids.ts'

interface OverlaySwitchProps {
  readonly words: Words
  readonly aids: Pick<Aids, 'deducing' | 'setDeducing'>
}

/** On a small screen the panel that shows where he can be lies far below the map: its switch is on the map, too. */
export function OverlaySwitch({ words, aids }: OverlaySwitchProps) {
  useLaterTexts('letters-from-whitechapel')
  const label = words.page('deduce.show')
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={label}
      title={label}
      aria-pressed={aids.deducing}
      onClick={() => aids.setDeducing(!aids.deducing)}
    >
      <Flame aria-hidden="true" size={20} />
    </button>
  )
}
