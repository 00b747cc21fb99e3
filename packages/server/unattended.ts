import type { Result } from '@gaslight/core'
import type { ProblemCode } from '@gaslight/protocol'
import type { Limits } from './limits.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Room } from './room.ts'
import type { OpenRoom } from './rooms.ts'
import { onlyBots } from './seats.ts'

/**
 * The running games in which only bots sit. Such a game waits for nobody and costs minutes of computing, so that few may
 * run at once; one that is over frees its place, and its return game takes it.
 */
export class Unattended {
  private readonly limits: Limits
  /** Who began each; null for one that was begun before the server was started. */
  private readonly running = new Map<string, string | null>()
  /** Who begins those that are about to be. */
  private readonly beginning: string[] = []

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Begins a game for somebody unless too many run. */
  async begin(player: string, create: () => Promise<Result<OpenRoom, Refusal>>): Promise<Result<OpenRoom, Refusal>> {
    const owners = [...this.running.values(), ...this.beginning]
    const { unattended, unattendedInAll } = this.limits
    if (owners.filter(owner => owner === player).length >= unattended)
      return tooMany('bots-of-yours', unattended, 'of yours')
    if (owners.length >= unattendedInAll) return tooMany('bots-in-all', unattendedInAll, 'in all')
    this.beginning.push(player)
    try {
      const created = await create()
      if (created.ok) this.running.set(created.value.room.id, player)
      return created
    } finally {
      this.beginning.splice(this.beginning.indexOf(player), 1)
    }
  }

  /** Hears of a game that goes on after the server was started. */
  resume({ id, stored }: Room): void {
    if (onlyBots(stored.seats) && !this.running.has(id)) this.running.set(id, null)
  }

  /** Hears of a game that has begun or changed; of a return game before the first one's end. */
  follow(room: Room): void {
    const { returnOf } = room.stored
    const owner = returnOf === null ? undefined : this.running.get(returnOf)
    if (room.status() === 'over') this.running.delete(room.id)
    else if (owner !== undefined) this.running.set(room.id, owner)
  }
}

function tooMany(code: ProblemCode, most: number, whose: string): { readonly ok: false; readonly error: Refusal } {
  const games = most === 1 ? 'game' : 'games'
  return refuse(code, `at most ${most} ${games} ${whose} may run in which only bots sit; wait until one ends`)
}
