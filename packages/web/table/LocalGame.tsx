import { type LocalSession, openLocal, restoreLocal } from '@gaslight/client'
import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { findHotSeat, type HotSeat, keepHotSeat } from '../app/hotseat.ts'
import { useSessionState } from '../app/session.ts'
import { playableOf } from '../games/registry.ts'
import type { SurfaceProps } from './surface.ts'
import { GameMissing, GameSkeleton } from './Waiting.tsx'

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'open'; readonly session: LocalSession }

/** Opens the hot-seat game that this browser keeps under the address. */
export function LocalGame({ children }: { readonly children: (game: SurfaceProps) => ReactNode }) {
  const { id = '' } = useParams()
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' })

  useEffect(() => {
    let left = false
    let close = () => {}
    const hotSeat = findHotSeat(id)
    const open = async () => {
      const session = hotSeat === null ? null : await openHotSeat(hotSeat)
      if (left) return
      setOpened(session === null ? { kind: 'missing' } : { kind: 'open', session })
      if (session === null || hotSeat === null) return
      const leave = session.subscribe(() => keep(hotSeat, session))
      close = () => {
        leave()
        session.close()
      }
    }
    void open()
    return () => {
      left = true
      close()
    }
  }, [id])

  if (opened.kind === 'opening') return <GameSkeleton />
  if (opened.kind === 'missing') return <GameMissing failure={null} />
  return <Following id={id} session={opened.session} children={children} />
}

interface FollowingProps {
  readonly id: string
  readonly session: LocalSession
  readonly children: (game: SurfaceProps) => ReactNode
}

function Following({ id, session, children }: FollowingProps) {
  const { state } = useSessionState(session)
  return state === null ? <GameSkeleton /> : children({ id, at: 'local', session, state, local: session })
}

async function openHotSeat({ game, local, saved }: HotSeat): Promise<LocalSession | null> {
  const rules = await playableOf(game)?.rules()
  if (rules === undefined) return null
  if (saved === null) return openLocal(rules, local)
  const restored = restoreLocal(rules, saved)
  return restored.ok ? restored.value : null
}

function keep(hotSeat: HotSeat, session: LocalSession): void {
  try {
    keepHotSeat({ ...hotSeat, saved: session.save(), over: session.state?.info.status === 'over' })
  } catch {
    // Without storage the game lasts as long as the page.
  }
}
