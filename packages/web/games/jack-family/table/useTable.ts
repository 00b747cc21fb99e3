import { type Choice, extended, positionOf, type Session, type SessionState } from '@gaslight/client'
import type { Illegal } from '@gaslight/core'
import { ROLES, type Role } from '@gaslight/jack-family'
import { useMemo, useState } from 'react'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { type Preferences, usePreferences } from '../../../table/preferences.ts'
import { type Play, usePlay } from '../../../table/usePlay.ts'
import {
  type Composing,
  composing,
  meaning,
  NOTHING_POINTED,
  type Pointing,
  point,
  type Situation,
} from '../composing/compose.ts'
import { type Accusation, cardOf, isAccusation } from '../details.ts'
import type { Picture } from '../film/frames.ts'
import { kitOf } from '../kit.ts'
import type { JackTypes, Piece, Title } from '../title.ts'
import { useWords, type Words } from '../words.ts'

/** Why nothing came of a click. */
export type Refusal =
  | { readonly kind: 'rule'; readonly illegal: Illegal }
  | { readonly kind: 'nothing' | 'not-your-turn' | 'past' }

/** Everything the board, the panels and the text page share: what is shown, and what pointing at things does. */
export interface Table<T extends JackTypes> {
  readonly title: Title<T>
  readonly words: Words
  readonly play: Play<T['position'], T['view'], T['detail'], Picture<T>>
  readonly preferences: Preferences
  /** What is on the table: the film's picture, the past, or the present with the draft's decisions in it. */
  readonly scene: T['view']
  readonly active: string | undefined
  /** Null where this looker has nothing to decide now. */
  readonly composing: Composing<T> | null
  /** What can be done after the card that is pointed at: its marks are shown before it is chosen. */
  readonly foresight: Composing<T> | null
  readonly preview: T['part'] | null
  setPreview(part: T['part'] | null): void
  /** The decision that the previewed part completes. */
  readonly previewed: T['detail'] | null
  point(part: T['part']): void
  /** Decides as a list does that shows whole decisions. */
  decide(choice: Choice<T['detail']>): void
  chooseMode(mode: T['mode']): void
  /** What the half-pointed decision holds already, for the list of steps. */
  readonly pieces: readonly Piece<T>[]
  /** Goes back to where this much of the half-pointed decision was pointed at. */
  pointAgain(path: readonly T['part'][]): void
  /** Takes the decision that stands although more could be added. */
  finish(): void
  /** One step back: a half-pointed decision, then the last decision of the draft. */
  back(): void
  readonly canGoBack: boolean
  readonly refusal: Refusal | null
  dismissRefusal(): void
  /** An accusation that waits to be confirmed (MJ-62, NY-68). */
  readonly accusing: Choice<Accusation> | null
  confirmAccusation(): void
  cancelAccusation(): void
}

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useTable<T extends JackTypes>(
  title: Title<T>,
  session: Session<T['view']>,
  state: SessionState<T['view']>,
  speed?: FilmSpeed,
): Table<T> {
  const words = useWords(title.id)
  const preferences = usePreferences()
  const kit = useMemo(() => kitOf(title), [title])
  const play = usePlay(kit, session, state, speed ?? preferences.speed)
  const { draft } = play
  const [pointing, setPointing] = useState<{ on: object | null; value: Pointing<T> }>({
    on: null,
    value: NOTHING_POINTED,
  })
  const [preview, setPreview] = useState<T['part'] | null>(null)
  const [refused, setRefused] = useState<{ on: object | null; at: number | null; refusal: Refusal | null }>({
    on: null,
    at: null,
    refusal: null,
  })
  // What was refused there and then is no answer to anything later.
  const refusal = refused.on === draft && refused.at === play.past ? refused.refusal : null
  const setRefusal = (next: Refusal | null) => setRefused({ on: draft, at: play.past, refusal: next })
  const [accusing, setAccusing] = useState<Choice<Accusation> | null>(null)

  const { scene, active } = useMemo(() => {
    const shown = play.film.frame?.picture.view ?? play.view
    let after: T['view'] = shown
    let character: string | undefined = shown.active?.character
    for (const { detail } of draft?.steps ?? []) {
      const card = cardOf(detail)
      if (card !== null) {
        character = card
        after = activated(after, card, ROLES[draft?.seat ?? 0])
      }
      after = title.after(after, detail, character)
    }
    return { scene: after, active: character }
  }, [title, play.film.frame, play.view, draft])

  const now = useMemo(
    () =>
      draft === null || draft.done
        ? null
        : composing(title, draft.choices, pointing.on === draft ? pointing.value : NOTHING_POINTED, active),
    [title, draft, pointing, active],
  )
  // A token's card is previewed from the list alone: on the board its marks would move away under the finger.
  const byName = now !== null && now.mode !== 'card'
  const meant = preview !== null && byName ? meaning(title, now.mode, preview, scene.characters) : preview
  const previewKey = meant === null ? null : title.keyOf(meant)
  const offer = now?.offers.find(candidate => title.keyOf(candidate.part) === previewKey)
  const previewed = draft?.choices.find(choice => choice.decision === offer?.decision)?.detail ?? null
  const foresight = useMemo(() => {
    if (draft === null || previewed === null || offer?.decision == null) return null
    const card = cardOf(previewed)
    if (card === null) return null
    return composing(title, extended(draft, offer.decision).choices, NOTHING_POINTED, card)
  }, [title, draft, previewed, offer])

  const pointAt = (value: Pointing<T>) => setPointing({ on: draft, value })
  const pointAgain = (path: readonly T['part'][]) => {
    setRefusal(null)
    setPreview(null)
    pointAt({ mode: now?.mode ?? null, path })
  }
  const decide = ({ decision, detail }: Choice<T['detail']>) => {
    setPreview(null)
    setRefusal(null)
    if (isAccusation(detail)) setAccusing({ decision, detail })
    else if (preferences.sendAtOnce && draft !== null && extended(draft, decision).done) void play.send(decision)
    else play.decide(decision)
  }
  const decideBy = (decision: Choice<T['detail']>['decision']) => {
    const choice = draft?.choices.find(candidate => candidate.decision === decision)
    if (choice !== undefined) decide(choice)
  }

  return {
    title,
    words,
    play,
    preferences,
    scene,
    active,
    composing: now,
    foresight,
    preview,
    setPreview,
    previewed,
    point: part => {
      if (play.past !== null) return setRefusal({ kind: 'past' })
      if (draft === null || now === null) return setRefusal(draft?.done ? null : { kind: 'not-your-turn' })
      const situation: Situation<T> = { seat: ROLES[draft.seat], active, characters: scene.characters }
      const pointed = point(title, draft.choices, now, part, situation)
      switch (pointed.kind) {
        case 'decide':
          return decideBy(pointed.decision)
        case 'point':
          setRefusal(null)
          setPreview(null)
          return pointAt(pointed.pointing)
        case 'refused': {
          const position = positionOf(draft)
          void title.refusals().then(({ attemptOf, illegal }) => {
            const attempt = attemptOf(now, pointed.part, situation)
            const reason = attempt === null ? null : illegal(position, attempt)
            setRefusal(reason === null ? { kind: 'nothing' } : { kind: 'rule', illegal: reason })
          })
          return
        }
      }
    },
    decide,
    chooseMode: mode => {
      setRefusal(null)
      pointAt({ mode, path: [] })
    },
    pieces: now === null || now.mode === null ? [] : (title.pieces?.(now.mode, now.path, scene) ?? []),
    pointAgain,
    finish: () => {
      if (now?.ready != null) decideBy(now.ready)
    },
    back: () => {
      if (now !== null && now.path.length > 0) return pointAgain(now.path.slice(0, -1))
      setRefusal(null)
      setPreview(null)
      play.undo()
    },
    canGoBack: (now !== null && now.path.length > 0) || (draft?.steps.some(step => !step.forced) ?? false),
    refusal,
    dismissRefusal: () => setRefusal(null),
    accusing,
    confirmAccusation: () => {
      if (accusing !== null) void play.send(accusing.decision)
      setAccusing(null)
    },
    cancelAccusation: () => setAccusing(null),
  }
}

/** The board once the card is taken. */
function activated<V extends JackTypes['view']>(view: V, character: string, seat: Role): V {
  return { ...view, active: { character, seat, moved: false, power: 'open' } }
}
