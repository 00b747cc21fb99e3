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
import type { Seating } from './seating.ts'

export interface TableWish {
  readonly game: string
  readonly options: Options
  readonly at: Seating
  /** How long a person may take for a turn at a table on the server; null for ever. */
  readonly turnSeconds: number | null
  /** How fast computers play among themselves. */
  readonly pace?: 'table' | 'full'
}

interface Creating {
  /** Makes a game and goes to its table, or to the page where one waits for the friends. */
  create(wish: TableWish): Promise<void>
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
    async ({ game, options, at, turnSeconds, pace }: TableWish) => {
      const playable = playableOf(game)
      if (playable === null) return
      if (at.kind === 'here') {
        const complete = completeOptions(await playable.options(), options)
        if (complete.ok) navigate(`/local/${createHotSeat(game, complete.value, at.names).id}`)
        else show(complete.error, 'problem')
        return
      }
      const fail = (failure: Failure) => show(failureText(failure), 'problem')
      setBusy(true)
      const seats = [...at.seats]
      const limit = turnSeconds === null ? {} : { turnSeconds }
      const wish = {
        game,
        options: { ...options },
        seats,
        nonce: randomHex64(),
        ...limit,
        ...(pace === 'full' ? { pace } : {}),
      }
      const made = await asGuest(() => api.createGame(wish))
      setBusy(false)
      if (!made.ok) return fail(made.error)
      navigate(`/${seats.some(({ kind }) => kind === 'open') ? 'wait' : 'play'}/${made.value.id}`)
    },
    [api, asGuest, show, failureText, navigate],
  )
  return { create, busy }
}
