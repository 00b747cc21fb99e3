import { extended, type Failure, positionOf, type Session, type SessionState } from '@gaslight/client'
import type { LondonView, PosedLondon, SpaceId } from '@gaslight/london-1888'
import { useMemo, useState } from 'react'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { type Preferences, usePreferences } from '../../../table/preferences.ts'
import { useHeld } from '../../../table/useHeld.ts'
import { usePlay } from '../../../table/usePlay.ts'
import { type Composing, composing, NOTHING_POINTED, type Pointing, point } from '../composing/compose.ts'
import { keyOf, type Mode, type Part } from '../composing/parts.ts'
import type { Why } from '../composing/refuse.ts'
import { type Ruled, useRules } from '../kit.ts'
import type { LondonChoice, LondonPlay } from '../types.ts'
import type { WindowRefusal } from '../windows/answering.ts'
import { useAnswering } from '../windows/useAnswering.ts'
import { useWords, type Words } from '../words.ts'
import { isInWindow } from './status.ts'

/** Why nothing came of a click. */
export type Refusal =
  | { readonly kind: 'why'; readonly why: Why }
  | { readonly kind: 'window'; readonly why: WindowRefusal }
  | { readonly kind: 'nothing' | 'not-your-turn' | 'past' }

/** Everything the board, the panels and the text page share: what is shown, and what pointing at things does. */
export interface Table {
  readonly words: Words
  readonly play: LondonPlay
  readonly preferences: Preferences
  /** What is on the table: the film's picture, the past, or the present with the draft's decisions in it. */
  readonly scene: LondonView
  /** The position of the draft, to ask the rules about; its secrets are made up. Null where nothing is composed. */
  readonly position: PosedLondon | null
  /** A position that fits what is on the table; null while the rules are on their way. */
  sampled(): PosedLondon | null
  /** What tells of moments and helps to see what is possible; null while that is on its way. */
  readonly beside: Ruled['beside']
  /** Where the walk of the looker's turn can end now, with its steps. */
  readonly reach: { readonly [space: string]: number }
  /** Whether this looker is to decide, and the rules for that are still on their way. */
  readonly preparing: boolean
  /** Null where this looker has nothing to decide now. */
  readonly composing: Composing | null
  readonly preview: Part | null
  setPreview(part: Part | null): void
  /** The choice that the previewed part completes. */
  readonly previewed: LondonChoice | null
  /** Places that words beside the board point at. */
  readonly lit: readonly SpaceId[]
  light(spaces: readonly SpaceId[]): void
  point(part: Part): void
  decide(choice: LondonChoice): void
  /** Null: none of them, so that all ways to go on are shown again. */
  chooseMode(mode: Mode | null): void
  /** One step back: a half-pointed decision, then the last decision of the draft. */
  back(): void
  readonly canGoBack: boolean
  readonly refusal: Refusal | null
  dismissRefusal(): void
  /** Why a turn was not taken, or an answer did not arrive. */
  readonly failure: Failure | null
  dismissFailure(): void
  /** What cannot be taken lightly and waits to be confirmed. */
  readonly asked: LondonChoice | null
  confirm(): void
  cancel(): void
}

const NOWHERE: Table['reach'] = {}
const UNLIT: Table['lit'] = []

/** `speed` where the surface has no film, or another one than the player's choice. */
export function useTable(session: Session<LondonView>, state: SessionState<LondonView>, speed?: FilmSpeed): Table {
  const words = useWords()
  const preferences = usePreferences()
  const { kit, rules, consequent, beside } = useRules()
  const play = usePlay(kit, session, state, speed ?? preferences.speed)
  const { draft, seat } = play
  const [pointing, setPointing] = useState<{ on: object | null; value: Pointing }>({ on: null, value: NOTHING_POINTED })
  const [preview, setPreviewed] = useState<Part | null>(null)
  const [lit, setLit] = useState(UNLIT)
  const [refused, setRefused] = useState<{ on: object | null; at: number | null; refusal: Refusal | null }>({
    on: null,
    at: null,
    refusal: null,
  })
  // Whoever points at something else is done with what words pointed at.
  const setPreview = (part: Part | null) => {
    setLit(UNLIT)
    setPreviewed(part)
  }
  const answering = useAnswering(session, state.window)
  // What was refused there and then is no answer to anything later.
  const refusal = refused.on === draft && refused.at === play.past ? refused.refusal : null
  const setRefusal = (next: Refusal | null) => {
    answering.dismiss()
    setRefused({ on: draft, at: play.past, refusal: next })
  }
  const [asked, setAsked] = useState<LondonChoice | null>(null)

  const position = useMemo(() => (draft === null ? null : positionOf(draft)), [draft])
  const scene = useMemo(() => {
    const shown = play.film.frame?.picture.view ?? play.view
    if (draft === null || draft.steps.length === 0 || position === null || seat === null || rules === null) return shown
    return rules.play.consequences().view(position, seat)
  }, [play.film.frame, play.view, draft, position, seat, rules])

  const now = useMemo(() => {
    if (draft === null || draft.done) return null
    return composing(draft.choices, pointing.on === draft ? pointing.value : NOTHING_POINTED)
  }, [draft, pointing])
  const previewed = useMemo(() => {
    if (preview === null || now === null) return null
    const key = keyOf(preview)
    return now.offers.find(offer => keyOf(offer.part) === key)?.choice ?? null
  }, [preview, now])

  const pointAt = (value: Pointing) => {
    setRefusal(null)
    setPreview(null)
    setPointing({ on: draft, value })
  }
  const decide = (choice: LondonChoice) => {
    setPreview(null)
    setRefusal(null)
    if (draft === null) return
    if (isGrave(choice, scene)) setAsked(choice)
    else take(choice)
  }
  const take = useHeld((choice: LondonChoice) => {
    // What was asked for on another draft is void.
    if (draft === null || !draft.choices.includes(choice)) return
    const { decision, detail } = choice
    // A walk can be taken back; whatever else ends a piece of the turn was asked for by its name.
    if (extended(draft, decision).done && detail.kind !== 'walk') void play.send(decision)
    // The end of a turn with too many cards in hand goes on with what is discarded.
    else play.decide(decision)
  }, consequent)

  const preparing =
    !play.ready &&
    play.seat !== null &&
    kit.asks(play.state.view) === play.seat &&
    play.past === null &&
    play.film.awaited === null &&
    play.film.frame === null
  const pointTo = (part: Part) => {
    if (play.past !== null) return setRefusal({ kind: 'past' })
    if (isInWindow(play)) {
      setRefusal(null)
      void answering.answer(part)
      return
    }
    if (play.film.frame !== null) return play.film.skip()
    if (draft === null || now === null) return setRefusal(draft?.done ? null : { kind: 'not-your-turn' })
    const pointed = point(draft.choices, now, part)
    switch (pointed.kind) {
      case 'decide':
        return decide(pointed.choice)
      case 'point':
        return pointAt(pointed.pointing)
      case 'refused': {
        const base = positionOf(draft)
        void import('../composing/refuse.ts').then(
          ({ whyRefused }) => {
            const why = whyRefused(base, scene, now, pointed.part)
            setRefusal(why === null ? { kind: 'nothing' } : { kind: 'why', why })
          },
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
    position,
    sampled: () => rules?.play.sample(scene) ?? null,
    beside,
    reach: useMemo(
      () => (position === null || rules === null || now?.mode !== 'walk' ? NOWHERE : rules.reach(position)),
      [position, rules, now?.mode],
    ),
    preparing,
    composing: now,
    preview,
    setPreview,
    previewed,
    lit,
    light: spaces => setLit(spaces.length === 0 ? UNLIT : spaces),
    point: useHeld(pointTo, !preparing && play.film.awaited === null),
    decide,
    chooseMode: mode => pointAt({ mode, path: [] }),
    back: () => {
      if (now !== null && now.path.length > now.given) pointAt({ mode: now.mode, path: now.path.slice(0, -1) })
      else if (now?.chosen) pointAt(NOTHING_POINTED)
      else {
        setRefusal(null)
        play.undo()
      }
    },
    canGoBack:
      (now !== null && (now.chosen || now.path.length > now.given)) ||
      (draft?.steps.some(step => !step.forced) ?? false),
    refusal: isInWindow(play) && answering.refusal !== null ? { kind: 'window', why: answering.refusal } : refusal,
    dismissRefusal: () => setRefusal(null),
    failure: answering.failure ?? play.failure,
    dismissFailure: answering.failure !== null ? answering.dismiss : () => play.undo(),
    asked,
    confirm: () => {
      if (asked !== null) take(asked)
      setAsked(null)
    },
    cancel: () => setAsked(null),
  }
}

/** What cannot be taken back and harms somebody, oneself too; and a turn that ends before anything was done in it. */
export function isGrave({ detail }: LondonChoice, { acting }: LondonView): boolean {
  switch (detail.kind) {
    case 'attack':
    case 'arrest':
      return true
    case 'side':
      return detail.side === 'accomplice'
    case 'play':
      return detail.card === 'arrest' || detail.card === 'rope' || detail.card === 'worn_rope'
    case 'end':
      return acting.rolled === undefined && acting.walked === undefined && acting.decided === undefined
    default:
      return false
  }
}
