import type { SessionState } from '@gaslight/client'
import type { Audience, Game } from '@gaslight/core'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from '../app/client.tsx'
import type { Verdict } from './record.ts'
import type { SurfaceProps } from './surface.ts'

export interface Replaying<V> {
  /** The record as text once the game is over and it is there. */
  readonly record: string | null
  /** Through whose eyes the finished game is looked at; null for the looker's own. */
  readonly perspective: Audience | null
  setPerspective(audience: Audience | null): void
  /** The state to show: the session's, or the finished game as that audience knew it. */
  readonly state: SessionState<V>
  /** Whether the record is sound, and that of the game which this page was shown. */
  verify(): Promise<Verdict>
}

/** After the end: fetches the record, and shows the game again through anybody's eyes. */
export function useReplay<V extends object>(
  game: () => Promise<Game>,
  { id, session, state, local }: SurfaceProps<V>,
): Replaying<V> {
  const { api } = useClient()
  const over = state.info.status === 'over'
  const [record, setRecord] = useState<string | null>(null)
  const [perspective, setPerspective] = useState<Audience | null>(null)
  const [replayed, setReplayed] = useState<{ of: Audience; state: SessionState<V> } | null>(null)

  useEffect(() => {
    if (!over) return
    let left = false
    const fetchRecord = async () => {
      const text = local === null ? await api.record(id) : { ok: true as const, value: local.record() }
      if (!left && text.ok) setRecord(text.value)
    }
    void fetchRecord()
    return () => {
      left = true
    }
  }, [over, id, api, local, session])

  useEffect(() => {
    if (record === null || perspective === null) return
    let left = false
    const replay = async () => {
      const [{ perspectiveOf }, rules] = await Promise.all([import('./record.ts'), game()])
      const seen = perspectiveOf<V>(rules, record, perspective)
      if (!left && seen !== null) setReplayed({ of: perspective, state: { ...state, ...seen } })
    }
    void replay()
    return () => {
      left = true
    }
  }, [game, record, perspective, state])

  const shown = useMemo(
    () => (perspective !== null && replayed !== null && replayed.of === perspective ? replayed.state : state),
    [perspective, replayed, state],
  )
  const verify = async () => {
    const [{ verdictOf }, rules] = await Promise.all([import('./record.ts'), game()])
    return verdictOf(rules, record ?? '', state)
  }
  return { record, perspective, setPerspective, state: shown, verify }
}
