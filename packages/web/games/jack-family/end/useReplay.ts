import type { SessionState } from '@gaslight/client'
import type { Audience } from '@gaslight/core'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from '../../../app/client.tsx'
import type { SurfaceProps } from '../../../table/surface.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Verdict } from './record.ts'

export interface Replaying<T extends JackTypes> {
  /** The record as text once the game is over and it is there. */
  readonly record: string | null
  /** Through whose eyes the finished game is looked at; null for the looker's own. */
  readonly perspective: Audience | null
  setPerspective(audience: Audience | null): void
  /** The state to show: the session's, or the finished game as that audience knew it. */
  readonly state: SessionState<T['view']>
  /** Whether the record is sound, and that of the game which this page was shown. */
  verify(): Promise<Verdict>
}

/** After the end: fetches the record, and shows the game again through anybody's eyes. */
export function useReplay<T extends JackTypes>(
  title: Title<T>,
  { id, session, state, local }: SurfaceProps<T['view']>,
): Replaying<T> {
  const { api } = useClient()
  const over = state.info.status === 'over'
  const [record, setRecord] = useState<string | null>(null)
  const [perspective, setPerspective] = useState<Audience | null>(null)
  const [replayed, setReplayed] = useState<{ of: Audience; state: SessionState<T['view']> } | null>(null)

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
      const [{ perspectiveOf }, game] = await Promise.all([import('./record.ts'), title.game()])
      const seen = perspectiveOf<T['view']>(game, record, perspective)
      if (left || seen === null) return
      setReplayed({
        of: perspective,
        state: {
          ...state,
          start: seen.start,
          moments: seen.moments,
          view: seen.moments.at(-1)?.view ?? seen.start,
        },
      })
    }
    void replay()
    return () => {
      left = true
    }
  }, [title, record, perspective, state])

  const shown = useMemo(
    () => (perspective !== null && replayed !== null && replayed.of === perspective ? replayed.state : state),
    [perspective, replayed, state],
  )
  const verify = async () => {
    const [{ verdictOf }, game] = await Promise.all([import('./record.ts'), title.game()])
    const links = state.moments.map(({ event }) => event.link)
    return verdictOf(game, record ?? '', { commitment: state.info.commitment, links })
  }
  return { record, perspective, setPerspective, state: shown, verify }
}
