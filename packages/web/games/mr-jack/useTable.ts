import { type Choice, extended, positionOf, type Session, type SessionState } from '@gaslight/client'
import type { Illegal } from '@gaslight/core'
import type { Character, MrJackDetail, MrJackPosition, MrJackView } from '@gaslight/mr-jack'
import { useMemo, useState } from 'react'
import type { FilmSpeed } from '../../board-kit/film.ts'
import { type Preferences, usePreferences } from '../../table/preferences.ts'
import { type Play, usePlay } from '../../table/usePlay.ts'
import { ROLES } from './chronicle.ts'
import { type Composing, composing, NOTHING_POINTED, type Pointing, point, type Situation } from './compose.ts'
import type { Picture } from './frames.ts'
import { mrJackKit } from './kit.ts'
import { keyOf, type Mode, type Part } from './parts.ts'
import { sceneAfter } from './scene.ts'

/** Why nothing came of a click. */
export type Refusal =
  | { readonly kind: 'rule'; readonly illegal: Illegal }
  | { readonly kind: 'nothing' | 'not-your-turn' | 'past' }

/** An accusation that waits to be confirmed (MJ-62). */
export type Accusing = Choice<Extract<MrJackDetail, { kind: 'accusation' }>>

/** Everything the board, the panels and the text page share: what is shown, and what pointing at things does. */
export interface Table {
  readonly play: Play<MrJackPosition, MrJackView, MrJackDetail, Picture>
  readonly preferences: Preferences
  /** What is on the table: the film's picture, the past, or the present with the draft's decisions in it. */
  readonly scene: MrJackView
  readonly active: Character | undefined
  /** Null where this looker has nothing to decide now. */
  readonly composing: Composing | null
  /** What can be done after the card that is pointed at: its marks are shown before it is chosen. */
  readonly foresight: Composing | null
  readonly preview: Part | null
  setPreview(part: Part | null): void
  /** The decision that the previewed part completes. */
  readonly previewed: MrJackDetail | null
  point(part: Part): void
  /** Decides as a list does that shows whole decisions. */
  decide(choice: Choice<MrJackDetail>): void
  chooseMode(mode: Mode): void
  /** Takes the decision that stands although more could be added. */
  finish(): void
  /** One step back: a half-pointed decision, then the last decision of the draft. */
  back(): void
  readonly canGoBack: boolean
  readonly refusal: Refusal | null
  dismissRefusal(): void
  readonly accusing: Accusing | null
  confirmAccusation(): void
  cancelAccusation(): void
}

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useTable(session: Session<MrJackView>, state: SessionState<MrJackView>, speed?: FilmSpeed): Table {
  const preferences = usePreferences()
  const play = usePlay(mrJackKit, session, state, speed ?? preferences.speed)
  const { draft } = play
  const [pointing, setPointing] = useState<{ on: object | null; value: Pointing }>({ on: null, value: NOTHING_POINTED })
  const [preview, setPreview] = useState<Part | null>(null)
  const [refused, setRefused] = useState<{ on: object | null; at: number | null; refusal: Refusal | null }>({
    on: null,
    at: null,
    refusal: null,
  })
  // What was refused there and then is no answer to anything later.
  const refusal = refused.on === draft && refused.at === play.past ? refused.refusal : null
  const setRefusal = (next: Refusal | null) => setRefused({ on: draft, at: play.past, refusal: next })
  const [accusing, setAccusing] = useState<Accusing | null>(null)

  const { scene, active } = useMemo(() => {
    const shown = play.film.frame?.picture.view ?? play.view
    let after = shown
    let character = shown.active?.character
    for (const { detail } of draft?.steps ?? []) {
      if (detail.kind === 'card') {
        character = detail.character
        after = { ...after, active: { character, seat: ROLES[draft?.seat ?? 0], moved: false, power: 'open' } }
      }
      after = sceneAfter(after, detail, character)
    }
    return { scene: after, active: character }
  }, [play.film.frame, play.view, draft])

  const now = useMemo(
    () =>
      draft === null || draft.done
        ? null
        : composing(draft.choices, pointing.on === draft ? pointing.value : NOTHING_POINTED),
    [draft, pointing],
  )
  const offer = preview === null ? undefined : now?.offers.find(candidate => keyOf(candidate.part) === keyOf(preview))
  const previewed = draft?.choices.find(choice => choice.decision === offer?.decision)?.detail ?? null
  const foresight = useMemo(() => {
    if (draft === null || previewed?.kind !== 'card' || offer?.decision == null) return null
    return composing(extended(draft, offer.decision).choices, NOTHING_POINTED)
  }, [draft, previewed, offer])

  const pointAt = (value: Pointing) => setPointing({ on: draft, value })
  const decide = (choice: Choice<MrJackDetail>) => {
    setPreview(null)
    setRefusal(null)
    const { decision, detail } = choice
    if (detail.kind === 'accusation') setAccusing({ decision, detail })
    else if (preferences.sendAtOnce && draft !== null && isLast(draft, choice)) void play.send(decision)
    else play.decide(decision)
  }
  const decideBy = (decision: Choice<MrJackDetail>['decision']) => {
    const choice = draft?.choices.find(candidate => candidate.decision === decision)
    if (choice !== undefined) decide(choice)
  }

  return {
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
      const situation: Situation = { seat: ROLES[draft.seat], active, characters: scene.characters }
      const pointed = point(draft.choices, now, part, situation)
      switch (pointed.kind) {
        case 'decide':
          return decideBy(pointed.decision)
        case 'point':
          setRefusal(null)
          setPreview(null)
          return pointAt(pointed.pointing)
        case 'refused': {
          const position = positionOf(draft)
          void import('./refuse.ts').then(({ refusalOf }) => {
            const illegal = refusalOf(position, now, pointed.part, situation)
            setRefusal(illegal === null ? { kind: 'nothing' } : { kind: 'rule', illegal })
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
    finish: () => {
      if (now?.ready != null) decideBy(now.ready)
    },
    back: () => {
      setRefusal(null)
      setPreview(null)
      if (now !== null && now.path.length > 0) pointAt({ mode: now.mode, path: now.path.slice(0, -1) })
      else play.undo()
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

function isLast(draft: NonNullable<Table['play']['draft']>, choice: Choice<MrJackDetail>): boolean {
  return extended(draft, choice.decision).done
}
