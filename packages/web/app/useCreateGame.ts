import { type Api, type Failure, randomHex64 } from '@gaslight/client'
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

type SeatWish = Parameters<Api['createGame']>[0]['seats'][number]

/** A table of any number: at this one screen, or on the server with a seat for everybody. */
export interface TableWish {
  readonly game: string
  readonly options: Options
  readonly at:
    | { readonly kind: 'here'; readonly names: readonly string[] }
    | { readonly kind: 'server'; readonly seats: readonly SeatWish[] }
}

interface Creating {
  /** Makes a game of two and goes to its table, or to the page where one waits for the friend. */
  create(wish: Wish): Promise<void>
  createTable(wish: TableWish): Promise<void>
  readonly busy: boolean
}

export function useCreateGame(): Creating {
  const { api } = useClient()
  const { asGuest } = useMe()
  const { show } = useSpeaker()
  const failureText = useFailureText()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)

  const createTable = useCallback(
    async ({ game, options, at }: TableWish) => {
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
      const made = await asGuest(() => api.createGame({ game, options: { ...options }, seats, nonce: randomHex64() }))
      setBusy(false)
      if (!made.ok) return fail(made.error)
      navigate(`/${seats.some(({ kind }) => kind === 'open') ? 'wait' : 'play'}/${made.value.id}`)
    },
    [api, asGuest, show, failureText, navigate],
  )
  const create = useCallback(
    async ({ game, side, opponent, options, names }: Wish) => {
      if (opponent.kind === 'here') return createTable({ game, options, at: { kind: 'here', names } })
      const roles = playableOf(game)?.roles.map(({ id }) => id) ?? []
      const mine = sideFor(side, roles)
      const seats = roles.map((role): SeatWish => {
        if (role === mine) return { kind: 'me', role }
        return opponent.kind === 'bot' ? { ...opponent, role } : { kind: 'open', role }
      })
      return createTable({ game, options, at: { kind: 'server', seats } })
    },
    [createTable],
  )
  return { create, createTable, busy }
}
