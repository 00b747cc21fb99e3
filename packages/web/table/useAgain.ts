import { randomHex64, type SessionState } from '@gaslight/client'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useClient } from '../app/client.tsx'
import { useFailureText } from '../app/failure.ts'
import { createHotSeat } from '../app/hotseat.ts'
import { useSpeaker } from '../design/Toast.tsx'

/** What can follow a finished game; null where it cannot be offered (spectators). */
export interface Again {
  /** The same seats once more. */
  readonly again: (() => void) | null
  /** The same two with roles exchanged; null where there are more. */
  readonly rematch: (() => void) | null
  readonly busy: boolean
}

type Info = SessionState<object>['info']

export function useAgain(at: 'play' | 'local', info: Info): Again {
  const { api } = useClient()
  const { show } = useSpeaker()
  const failureText = useFailureText()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)

  if (at === 'local') {
    const names = info.seats.map(seat => seat.name ?? '')
    const begin = (seated: readonly string[]) => () =>
      navigate(`/local/${createHotSeat(info.game, info.options, seated).id}`)
    return { again: begin(names), rematch: names.length === 2 ? begin([...names].reverse()) : null, busy: false }
  }
  if (!info.seats.some(seat => seat.you)) return { again: null, rematch: null, busy }

  const begin = (exchanged: boolean) => async () => {
    setBusy(true)
    const roles = info.seats.map(seat => seat.role)
    const sitters = exchanged ? [...info.seats].reverse() : info.seats
    const seats = sitters.map((sitter, index) => {
      const role = roles[index]
      if (sitter.you) return { kind: 'me', role } as const
      return sitter.kind === 'bot'
        ? ({ kind: 'bot', role, level: sitter.level ?? '' } as const)
        : ({ kind: 'open', role } as const)
    })
    const made = await api.createGame({ game: info.game, options: { ...info.options }, seats, nonce: randomHex64() })
    setBusy(false)
    if (!made.ok) return show(failureText(made.error), 'problem')
    navigate(`/${seats.some(seat => seat.kind === 'open') ? 'wait' : 'play'}/${made.value.id}`)
  }
  return { again: () => void begin(false)(), rematch: info.seats.length === 2 ? () => void begin(true)() : null, busy }
}
