import type { Channel } from '@gaslight/core'
import { NOBODY } from './phase.ts'
import type { PosedLondon } from './posed.ts'

/** Everybody talks with everybody, and all may listen. */
export function channelsOf(seats: number): readonly Channel[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return [{ id: 'table', seats: all, readers: 'everybody', carries: ['talk', 'speech'] }]
}

/** LD-154: the dead, where `deadChat` is off. */
export function silenced(p: PosedLondon): readonly number[] {
  if (p.rules.options.deadChat === 'on') return []
  const dead: number[] = []
  for (let seat = 0; seat < p.rules.seats; seat++) if (p.charOf[seat] !== NOBODY && p.life[seat] === 0) dead.push(seat)
  return dead
}
