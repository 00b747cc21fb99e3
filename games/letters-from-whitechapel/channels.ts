import type { Channel } from '@gaslight/core'
import type { WhitechapelOptions } from './options.ts'

/**
 * LW-21: the detectives confer. Marks on the map are theirs alone; whether Jack and spectators hear them talk is the
 * option `talk`.
 */
export function channelsOf({ talk }: WhitechapelOptions, seats: number): readonly Channel[] {
  const detectives = Array.from({ length: seats - 1 }, (_, index) => index + 1)
  const police = { id: 'police', seats: detectives, readers: 'seats' } as const
  if (talk === 'private') return [{ ...police, carries: ['talk', 'marks'] }]
  return [
    { ...police, carries: ['marks'] },
    { id: 'table', seats: detectives, readers: 'everybody', carries: ['talk'] },
  ]
}
