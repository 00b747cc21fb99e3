import { STUCK } from '@gaslight/companion/entry'
import { Check } from 'lucide-react'
import { Button } from '../design/Button.tsx'
import { decisionText } from '../games/letters-from-whitechapel/chronicle/decisions.ts'
import own from '../games/letters-from-whitechapel/composing/Composer.module.css'
import { Choices, Modes } from '../games/letters-from-whitechapel/composing/Composer.tsx'
import type { NodeId } from '../games/letters-from-whitechapel/map/props.ts'
import { listing } from '../games/letters-from-whitechapel/table/preview.ts'
import styles from '../table/composer.module.css'
import look from './EnteringPanel.module.css'
import { type Entering, nodeTarget, pickable } from './useEntering.ts'
import type { Wording } from './wording.ts'

interface EnteringProps {
  readonly wording: Wording
  readonly entering: Entering
  /** Enters the same for all policemen who have still to move or to act; null where that cannot be. */
  readonly restOf: { readonly kind: 'police' | 'action'; enter(): void } | null
}

/** Every next entry as a button: what the map can do, the list can do. */
export function EnteringPanel({ wording, entering, restOf }: EnteringProps) {
  const { say } = wording
  return (
    <div className={`${styles.composer} ${own.filling}`}>
      <Next wording={wording} entering={entering} />
      {restOf !== null && entering.pending === null && (
        <Button onClick={restOf.enter}>{say(`rest.${restOf.kind}`)}</Button>
      )}
    </div>
  )
}

type NextProps = Omit<EnteringProps, 'restOf'>

function Next({ wording, entering }: NextProps) {
  const { asked, pending } = entering
  if (pending !== null) return <Answers wording={wording} entering={entering} />
  switch (asked.kind) {
    case 'over':
      return null
    case 'unseen':
      return <Unseen wording={wording} entering={entering} />
    case 'women':
    case 'turned':
    case 'patrol':
    case 'faces':
      return <Picks wording={wording} entering={entering} />
    case 'choices':
      return <Decisions entering={entering} />
  }
}

/** So few decisions are shown whole, without pointing at them part by part. */
export const FEW = 6

function Decisions({ entering }: Pick<NextProps, 'entering'>) {
  const { asked, composing, words } = entering
  if (asked.kind !== 'choices' || composing === null) return null
  const isShort = asked.choices.length <= FEW
  const plain = isShort ? asked.choices : composing.plain
  return (
    <>
      {!isShort && composing.modes.length > 1 && <Modes table={entering} />}
      {!isShort && <Choices table={entering} />}
      <ul className={own.whole} tabIndex={-1}>
        {plain.map(choice => (
          <li key={choice.decision}>
            <button type="button" className={styles.choice} onClick={() => entering.decide(choice)}>
              {decisionText(words, choice.detail)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How Jack moved, as the police hear it. */
function Unseen({ wording: { say }, entering }: NextProps) {
  const { asked, enter } = entering
  if (asked.kind !== 'unseen') return null
  return (
    <ul className={own.whole} tabIndex={-1}>
      {[
        { entry: '?', key: 'move', can: true },
        { entry: 'c?-?', key: 'coach', can: asked.coach },
        { entry: 'a?', key: 'alley', can: asked.alley },
        { entry: '?!', key: 'home', can: true },
        { entry: STUCK, key: 'stuck', can: asked.stuck },
      ]
        .filter(({ can }) => can)
        .map(({ entry, key }) => (
          <li key={key}>
            <button type="button" className={styles.choice} onClick={() => enter(entry)}>
              {say(`unseen.${key}`)}
            </button>
          </li>
        ))}
    </ul>
  )
}

/** What a search, an arrest or an address was told, or what a token showed. */
function Answers({ wording: { say }, entering }: NextProps) {
  const { pending, words, answer } = entering
  if (pending === null) return null
  const { detail } = pending.choice
  const yes = detail.kind === 'search' ? '+' : '#'
  return (
    <>
      <p className={styles.step}>{decisionText(words, detail)}</p>
      <ul className={own.whole} tabIndex={-1} aria-label={say('answer.label')}>
        {detail.kind === 'flip'
          ? pending.faces.map(face => (
              <li key={face}>
                <button type="button" className={styles.choice} onClick={() => answer(`=${face}`)}>
                  {words.policeman(face)}
                </button>
              </li>
            ))
          : [
              { mark: '-', key: detail.kind === 'search' ? 'noClue' : 'no' },
              { mark: yes, key: detail.kind === 'search' ? 'clue' : 'yes' },
            ].map(({ mark, key }) => (
              <li key={key}>
                <button type="button" className={styles.choice} onClick={() => answer(mark)}>
                  {say(`answer.${key}`)}
                </button>
              </li>
            ))}
      </ul>
    </>
  )
}

/** Places that are taken together: tap them here or on the map until there are enough. */
function Picks({ wording: { say }, entering }: NextProps) {
  const { asked, words, picked, faces, isComplete, enterPicked } = entering
  const nameOf = (node: NodeId) => {
    const colour = asked.kind === 'faces' ? asked.colours.find(name => faces[name] === node) : undefined
    const place = node.startsWith('c') ? node.slice(1) : node
    return colour === undefined ? place : words.game('told.on', { name: words.policeman(colour), place })
  }
  const taken: readonly string[] = [...picked, ...Object.values(faces)]
  return (
    <>
      <ul className={styles.choices} tabIndex={-1} aria-label={say('picks')}>
        {pickable(asked).map(node => (
          <li key={node}>
            <button
              type="button"
              className={`${styles.choice} ${look.pick}`}
              aria-pressed={taken.includes(node)}
              onClick={() => entering.point(nodeTarget(node))}
              {...listing(entering.preview, nodeTarget(node))}
            >
              {nameOf(node)}
            </button>
          </li>
        ))}
      </ul>
      <Button kind="primary" icon={Check} disabled={!isComplete} onClick={enterPicked}>
        {say('enter')}
      </Button>
    </>
  )
}
