import type { SessionState } from '@gaslight/client'
import type { Audience } from '@gaslight/core'
import type { MrJackView } from '@gaslight/mr-jack'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from '../../app/client.tsx'
import type { SurfaceProps } from '../../table/registry.ts'
import type { Verdict } from './record.ts'

export interface Replaying {
  /** The record as text once the game is over and it is there. */
  readonly record: string | null
  /** Through whose eyes the finished game is looked at; null for the looker's own. */
  readonly perspective: Audience | null
  setPerspective(audience: Audience | null): void
  /** The state to show: the session's, or the finished game as that audience knew it. */
  readonly state: SessionState<MrJackView>
  /** Whether the record is sound, and that of the game which this page was shown. */
  verify(): Promise<Verdict>
}

/** After the end: fetches the record, and shows the game again through anybody's eyes. */
export function useReplay({ id, session, state, local }: SurfaceProps<MrJackView>): Replaying {
  const { api } = useClient()
  const over = state.info.status === 'over'
  const [record, setRecord] = useState<string | null>(null)
  const [perspective, setPerspective] = useState<Audience | null>(null)
  const [replayed, setReplayed] = useState<{ of: Audience; state: SessionState<MrJackView> } | null>(null)

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
      const { perspectiveOf } = await import('./record.ts')
      const seen = perspectiveOf(record, perspective)
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
  }, [record, perspective, state])

  const shown = useMemo(
    () => (perspective !== null && replayed !== null && replayed.of === perspective ? replayed.state : state),
    [perspective, replayed, state],
  )
  const verify = async () => {
    const { verdictOf } = await import('./record.ts')
    const links = state.moments.map(({ event }) => event.link)
    return verdictOf(record ?? '', { commitment: state.info.commitment, links })
  }
  return { record, perspective, setPerspective, state: shown, verify }
}
