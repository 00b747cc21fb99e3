import { ROLES, ROUNDS, seatOf } from '@gaslight/jack-family'
import { Eye, EyeOff, Fingerprint, Search } from 'lucide-react'
import { Icon } from '../../../design/Icon.tsx'
import { sideBySide } from '../../../i18n/clauses.ts'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'
import styles from './RoundTrack.module.css'

const EACH_ROUND = Array.from({ length: ROUNDS }, (_, index) => index + 1)
const SLOTS = [0, 1, 2, 3] as const

/** The witness card, the rounds with the title's own signs, and the order of the four activations. */
export function RoundTrack<T extends JackTypes>({ table }: { readonly table: Table<T> }) {
  const { title, words, scene } = table
  const over = scene.state === 'over'
  const wordsFor = (round: number, sign: string | undefined) =>
    sideBySide([
      words.page('rounds.round', { round }),
      ...(round === scene.round ? [words.page('rounds.now')] : []),
      ...(sign === undefined ? [] : [sign]),
    ])
  return (
    <div className={styles.track}>
      <div className={styles.witness} data-witness={scene.witness}>
        <Icon of={scene.witness === 'seen' ? Eye : EyeOff} size={26} />
        <div>
          <p className={styles.title}>{words.game(`witness.${scene.witness}`)}</p>
          {!over && <p className={styles.meaning}>{words.page(`witness.${scene.witness}Means`)}</p>}
        </div>
      </div>
      <ol className={styles.rounds} aria-label={words.page('rounds.label')} title={title.roundNote?.(words, scene)}>
        {EACH_ROUND.map(round => {
          const own = title.roundSign?.(words, scene, round) ?? null
          return (
            <li
              key={round}
              className={styles.round}
              data-now={(round === scene.round && !over) || undefined}
              data-past={round < scene.round || undefined}
            >
              <span aria-hidden="true">{round}</span>
              {own?.sign}
              <span className="visually-hidden">{wordsFor(round, own?.text)}</span>
            </li>
          )
        })}
      </ol>
      <ol className={styles.slots} aria-label={words.page('rounds.order')}>
        {SLOTS.map(slot => {
          const role = ROLES[seatOf(scene.round, slot)]
          const isNow = slot + 1 === scene.slot && !over
          return (
            <li
              key={slot}
              className={styles.slot}
              data-role={role}
              data-now={isNow || undefined}
              data-past={slot + 1 < scene.slot || undefined}
            >
              <Icon of={role === 'jack' ? Fingerprint : Search} size={16} />
              <span>{words.role(role)}</span>
              {isNow && <span className="visually-hidden">{words.page('rounds.now')}</span>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
