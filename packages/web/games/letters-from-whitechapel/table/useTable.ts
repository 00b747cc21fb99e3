import { asked as decisionsOf, positionOf, type Session, type SessionState } from '@gaslight/client'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useMemo, useState } from 'react'
import { having } from '../../../app/part.ts'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { type Preferences, usePreferences } from '../../../table/preferences.ts'
import { useHeld } from '../../../table/useHeld.ts'
import { usePlay } from '../../../table/usePlay.ts'
import {
  type Composing,
  composing,
  NOTHING_POINTED,
  type Pointing,
  point,
  type WhitechapelChoice,
} from '../composing/compose.ts'
import type { Mode, Part } from '../composing/parts.ts'
import type { Refused } from '../composing/refuse.ts'
import { consequences, useKit } from '../kit.ts'
import { onShow } from '../scene.ts'
import type { WhitechapelPlay } from '../types.ts'
import { useWords, type Words } from '../words.ts'
import { type Preview, usePreview } from './preview.ts'

/** Why nothing came of a click. */
export type Refusal = Refused | { readonly kind: 'nothing' | 'not-your-turn' | 'past' }

/** Everything the map, the panels and the text page share: what is shown, and what pointing at things does. */
export interface Table {
  readonly words: Words
  readonly play: WhitechapelPlay
  readonly preferences: Preferences
  /** What is on the table: the film's picture, the past, or the present with the draft's decisions in it. */
  readonly scene: WhitechapelView
  /** Whether this looker is to decide, and the rules for that are still on their way. */
  readonly preparing: boolean
  /** Null where this looker has nothing to decide now. */
  readonly composing: Composing | null
  readonly preview: Preview
  point(part: Part): void
  decide(choice: WhitechapelChoice): void
  chooseMode(mode: Mode): void
  /** One step back: a half-pointed decision, then the last decision of the draft. */
  back(): void
  readonly canGoBack: boolean
  readonly refusal: Refusal | null
  dismissRefusal(): void
  /** What cannot be taken lightly and waits to be confirmed: an arrest, an address. */
  readonly asked: WhitechapelChoice | null
  confirm(): void
  cancel(): void
}

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useTable(
  session: Session<WhitechapelView>,
  state: SessionState<WhitechapelView>,
  speed?: FilmSpeed,
): Table {
  const words = useWords()
  const preferences = usePreferences()
  const kit = useKit()
  const play = usePlay(kit, session, state, speed ?? preferences.speed)
  const { draft } = play
  const [pointing, setPointing] = useState<{ on: object | null; value: Pointing }>({ on: null, value: NOTHING_POINTED })
  const preview = usePreview()
  const [refused, setRefused] = useState<{ on: object | null; at: number | null; refusal: Refusal | null }>({
    on: null,
    at: null,
    refusal: null,
  })
  // What was refused there and then is no answer to anything later.
  const refusal = refused.on === draft && refused.at === play.past ? refused.refusal : null
  const setRefusal = (next: Refusal | null) => setRefused({ on: draft, at: play.past, refusal: next })
  const [asked, setAsked] = useState<WhitechapelChoice | null>(null)

  const scene = useMemo(() => {
    return (draft?.steps ?? []).reduce((view, step) => having(consequences).after(view, step.detail), onShow(play))
  }, [play.film.frame, play.view, draft])

  const now = useMemo(() => {
    if (draft === null || draft.done) return null
    // The way of going on outlives a decision (one woman after the other); what was pointed at does not.
    const value = pointing.on === draft ? pointing.value : { mode: pointing.value.mode, path: [] }
    return composing(draft.choices, value, scene)
  }, [draft, pointing, scene])

  const pointAt = (value: Pointing) => setPointing({ on: draft, value })
  const take = useHeld((choice: WhitechapelChoice) => {
    // What was asked for on another draft is void.
    if (draft === null || !draft.choices.includes(choice)) return
    if (isGrave(choice)) return void play.send(choice.decision)
    const next = having(consequences).withGiven(draft, choice.decision)
    const more = decisionsOf(next).slice(decisionsOf(draft).length)
    if (preferences.sendAtOnce && next.done) void play.send(...more)
    else play.decide(...more)
  }, kit.consequent)
  const decide = (choice: WhitechapelChoice) => {
    preview.show(null)
    setRefusal(null)
    if (isGrave(choice)) setAsked(choice)
    else take(choice)
  }

  const preparing =
    !play.ready &&
    play.seat !== null &&
    kit.asks(play.state.view) === play.seat &&
    play.past === null &&
    play.film.awaited === null &&
    play.film.frame === null
  const pointTo = (part: Part) => {
    if (play.past !== null) return setRefusal({ kind: 'past' })
    if (play.film.frame !== null) return play.film.skip()
    if (draft === null || now === null) return setRefusal(draft?.done ? null : { kind: 'not-your-turn' })
    const pointed = point(draft.choices, now, part, scene)
    switch (pointed.kind) {
      case 'decide':
        return decide(pointed.choice)
      case 'point':
        setRefusal(null)
        preview.show(null)
        return pointAt(pointed.pointing)
      case 'refused': {
        const position = positionOf(draft)
        void import('../composing/refuse.ts').then(
          ({ refusedFor }) => setRefusal(refusedFor(position, now, pointed.part, scene) ?? { kind: 'nothing' }),
          () => setRefusal({ kind: 'nothing' }),
        )
        return
      }
    }
  }

  return {
    words,
    play,
    preferences,
    scene,
    preparing,
    composing: now,
    preview,
    point: useHeld(pointTo, !preparing && play.film.awaited === null),
    decide,
    chooseMode: mode => {
      setRefusal(null)
      pointAt({ mode, path: now?.path ?? [] })
    },
    back: () => {
      setRefusal(null)
      preview.show(null)
      if (now !== null && now.path.length > now.given) pointAt({ mode: now.mode, path: now.path.slice(0, -1) })
      else if (draft !== null && draft.steps.length > 0) play.undo(having(consequences).chosenCount(draft) - 1)
    },
    canGoBack: (now !== null && now.path.length > now.given) || (draft?.steps.some(step => !step.forced) ?? false),
    refusal,
    dismissRefusal: () => setRefusal(null),
    asked,
    confirm: () => {
      if (asked !== null) take(asked)
      setAsked(null)
    },
    cancel: () => setAsked(null),
  }
}

/** What an arrest or an address says cannot be taken back, and a wrong one gives away what the police believe. */
export function isGrave({ detail }: WhitechapelChoice): boolean {
  return detail.kind === 'arrest' || detail.kind === 'area-arrest' || detail.kind === 'address'
}
