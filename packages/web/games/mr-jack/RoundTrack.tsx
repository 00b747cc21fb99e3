import type { MrJackView, Role } from '@gaslight/mr-jack'
import { Eye, EyeOff, Fingerprint, Lightbulb, LightbulbOff, Search } from 'lucide-react'
import { Icon } from '../../design/Icon.tsx'
import styles from './RoundTrack.module.css'
import type { Words } from './words.ts'

/** MJ-17: who activates in an odd and in an even round. */
const ORDER: readonly [odd: readonly Role[], even: readonly Role[]] = [
  ['detective', 'jack', 'jack', 'detective'],
  ['jack', 'detective', 'detective', 'jack'],
]
/** MJ-24: the tiles of rounds 1 to 4 go out. */
const LAST_LAMP = 4
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8] as const

function orderOf(round: number): readonly Role[] {
  return ORDER[round % 2 === 1 ? 0 : 1]
}

/** The witness card, the rounds with the lamps that go out, and the order of the four activations. */
export function RoundTrack({ scene, words }: { readonly scene: MrJackView; readonly words: Words }) {
  const over = scene.state === 'over'
  return (
    <div className={styles.track}>
      <div className={styles.witness} data-witness={scene.witness}>
        <Icon of={scene.witness === 'seen' ? Eye : EyeOff} size={26} />
        <div>
          <p className={styles.title}>{words.game(`witness.${scene.witness}`)}</p>
          {!over && <p className={styles.meaning}>{words.page(`witness.${scene.witness}Means`)}</p>}
        </div>
      </div>
      <ol className={styles.rounds} aria-label={words.page('rounds.label')} title={lampWords(words, scene)}>
        {ROUNDS.map(round => (
          <li
            key={round}
            className={styles.round}
            data-now={(round === scene.round && !over) || undefined}
            data-past={round < scene.round || undefined}
          >
            <span aria-hidden="true">{round}</span>
            {round <= LAST_LAMP && <Icon of={round < scene.round ? LightbulbOff : Lightbulb} size={14} />}
            <span className="visually-hidden">{roundWords(words, round, scene.round)}</span>
          </li>
        ))}
      </ol>
      <ol className={styles.slots} aria-label={words.page('rounds.order')}>
        {orderOf(scene.round).map((role, index) => (
          <li
            key={index}
            className={styles.slot}
            data-role={role}
            data-now={(index + 1 === scene.slot && !over) || undefined}
            data-past={index + 1 < scene.slot || undefined}
          >
            <Icon of={role === 'jack' ? Fingerprint : Search} size={16} />
            <span>{words.role(role)}</span>
            {index + 1 === scene.slot && !over && <span className="visually-hidden">{words.page('rounds.now')}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

function roundWords(words: Words, round: number, now: number): string {
  const parts = [words.page('rounds.round', { round })]
  if (round === now) parts.push(words.page('rounds.now'))
  if (round <= LAST_LAMP) parts.push(words.page(round < now ? 'rounds.lampWentOut' : 'rounds.lampGoesOut', { round }))
  return parts.join(', ')
}

function lampWords(words: Words, scene: MrJackView): string | undefined {
  const post = Object.keys(scene.lamps).find(hex => scene.lamps[hex] === scene.round)
  return post === undefined ? undefined : words.page('rounds.lampNext', { round: scene.round, post })
}
