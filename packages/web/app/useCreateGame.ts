import { type Failure, randomHex64 } from '@gaslight/client'
import { completeOptions, type Options } from '@gaslight/core'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useSpeaker } from '../design/Toast.tsx'
import { playableOf } from '../games/registry.ts'
import { useClient } from './client.tsx'
import { useFailureText } from './failure.ts'
import { createHotSeat } from './hotseat.ts'
import { useMe } from './me.tsx'
import { sideFor } from './sides.ts'

export type Opponent =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'here' }

export interface Wish {
  readonly game: string
  /** A role, or chance. */
  readonly side: string
  readonly opponent: Opponent
  readonly options: Options
  /** Who sits where in a hot-seat game, in the order of the roles. */
  readonly names: readonly string[]
}

interface Creating {
  /** Makes the game and goes to its table, or to the page where one waits for the friend. */
  create(wish: Wish): Promise<void>
  readonly busy: boolean
}

export function useCreateGame(): Creating {
  const { api } = useClient()
  const { asGuest } = useMe()
  const { show } = useSpeaker()
  const failureText = useFailureText()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)

  const create = useCallback(
    async ({ game, side, opponent, options, names }: Wish) => {
      const playable = playableOf(game)
      if (playable === null) return
      if (opponent.kind === 'here') {
        const complete = completeOptions(await playable.options(), options)
        if (complete.ok) navigate(`/local/${createHotSeat(game, complete.value, names).id}`)
        else show(complete.error, 'problem')
        return
      }
      const fail = (failure: Failure) => show(failureText(failure), 'problem')
      setBusy(true)
      const roles = playable.roles.map(({ id }) => id)
      const mine = sideFor(side, roles)
      const seats = roles.map(role => {
        if (role === mine) return { kind: 'me', role } as const
        return opponent.kind === 'bot' ? ({ ...opponent, role } as const) : ({ kind: 'open', role } as const)
      })
      const made = await asGuest(() => api.createGame({ game, options: { ...options }, seats, nonce: randomHex64() }))
      setBusy(false)
      if (!made.ok) return fail(made.error)
      navigate(`/${opponent.kind === 'open' ? 'wait' : 'play'}/${made.value.id}`)
    },
    [api, asGuest, show, failureText, navigate],
  )
  return { create, busy }
}
