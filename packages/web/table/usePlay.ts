import {
  asked,
  batch,
  type Draft,
  draftOf,
  extended,
  type Failure,
  type Posed,
  type Session,
  type SessionState,
} from '@gaslight/client'
import { type Decision, type Seat, Sfc32 } from '@gaslight/core'
import { useMemo, useState } from 'react'
import type { FilmSpeed } from '../board-kit/film.ts'
import type { Kit } from './kit.ts'
import { type Film, useFilm } from './useFilm.ts'

/** A game being watched or played at one table. */
export interface Play<P extends Posed, V, D extends { kind: string }, Picture> {
  readonly state: SessionState<V>
  /** The seat of whoever looks; null for spectators. */
  readonly seat: Seat | null
  /** The view on show: that of the past moment looked at, else the present one. */
  readonly view: V
  /** How many moments the picture of the past holds; null in the present. */
  readonly past: number | null
  lookAt(past: number | null): void
  readonly film: Film<Picture>
  /** Whether the rules are there: until then nothing can be composed. */
  readonly ready: boolean
  /** The turn being composed; null while it is somebody else's, while the film runs and in the past. */
  readonly draft: Draft<P, D> | null
  decide(...decisions: Decision[]): void
  /** Keeps the first `count` decisions; without `count` all but the last. */
  undo(count?: number): void
  /** Sends what was composed; with `last`, the draft with these decisions at its end. */
  send(...last: Decision[]): Promise<void>
  readonly sending: boolean
  readonly failure: Failure | null
}

interface Composed<V> {
  /** The view the decisions were made on; another view makes them void. */
  readonly on: V
  readonly decisions: readonly Decision[]
}

export function usePlay<P extends Posed, V, D extends { kind: string }, Picture>(
  kit: Kit<P, V, D, Picture>,
  session: Session<V>,
  state: SessionState<V>,
  speed: FilmSpeed,
): Play<P, V, D, Picture> {
  const { start, moments, view } = state
  const seat = typeof state.info.audience === 'number' ? state.info.audience : null
  const [past, setPast] = useState<number | null>(null)
  const [composed, setComposed] = useState<Composed<V>>({ on: view, decisions: [] })
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const film = useFilm(kit, state, speed)

  const mine = seat !== null && kit.asks(view) === seat
  const { game } = kit
  const base = useMemo(
    () => (mine && game !== null ? game.sample(view, new Sfc32(...randomWords())) : null),
    [game, view, mine],
  )
  const decisions = composed.on === view ? composed.decisions : NONE
  const draft = useMemo(
    () => (game === null || base === null || seat === null ? null : draftOf(game, seat, base, decisions)),
    [game, base, seat, decisions],
  )

  const compose = (next: readonly Decision[]) => {
    setFailure(null)
    setComposed({ on: view, decisions: next })
  }
  // What a film is about to show does not show before it.
  const shown = past ?? film.awaited
  const isPresent = shown === null && film.frame === null

  return {
    state,
    seat,
    view: shown === null ? view : shown === 0 ? start : (moments[shown - 1]?.view ?? view),
    past,
    lookAt: setPast,
    film,
    ready: game !== null,
    draft: isPresent ? draft : null,
    decide: (...more) => compose([...decisions, ...more]),
    undo: count => {
      if (draft !== null) compose(asked(draft).slice(0, count ?? -1))
    },
    send: async (...last) => {
      if (draft === null || sending) return
      const whole = last.reduce(extended, draft)
      if (!whole.done) return
      compose(asked(whole))
      setSending(true)
      const result = await session.submit(batch(whole))
      setSending(false)
      if (!result.ok) setFailure(result.error)
    },
    sending,
    failure,
  }
}

const NONE: readonly Decision[] = []

function randomWords(): number[] {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)))
}
