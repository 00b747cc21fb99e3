import type { GameRecord, Seat } from '@gaslight/core'
import type { SeatInfo } from '@gaslight/protocol'
import type { SeatTaken, StoredGame, StoredSeat } from './stores/store.ts'

export function openSeats(seats: readonly StoredSeat[]): number {
  return seats.filter(({ kind }) => kind === 'open').length
}

export function onlyBots(seats: readonly StoredSeat[]): boolean {
  return seats.every(({ kind }) => kind === 'bot')
}

/** Where a person sits; -1 for who has no seat. */
export function seatOf(seats: readonly StoredSeat[], player: string | null): Seat {
  return seats.findIndex(seat => seat.kind === 'person' && seat.player === player)
}

/** One for each seat; a seat without a person has an empty one. */
export function noncesOf(seats: readonly StoredSeat[]): string[] {
  return seats.map(seat => (seat.kind === 'person' ? seat.nonce : ''))
}

/** A game after somebody has taken a seat. */
export function seated(stored: StoredGame, { index, taken }: SeatTaken): StoredGame {
  return { ...stored, seats: stored.seats.with(index, taken) }
}

/** What everybody may know of a seat. */
export function seatInfo(seat: StoredSeat): Omit<SeatInfo, 'role' | 'you'> {
  switch (seat.kind) {
    case 'person':
      return { kind: seat.kind, name: seat.name }
    case 'bot':
      return { kind: seat.kind, level: seat.level }
    case 'open':
      return { kind: seat.kind }
  }
}

/** What heads the record of a game and is sealed when its last seat is taken. */
export function recordHeader(
  { game, rulesVersion, options, created, seats }: StoredGame,
  commitment: string,
): Omit<GameRecord, 'lines'> {
  return {
    game,
    rulesVersion,
    options,
    seats: seats.map(seatName),
    date: created.slice(0, 10),
    commitment,
    nonces: noncesOf(seats),
  }
}

function seatName(seat: StoredSeat): string {
  switch (seat.kind) {
    case 'person':
      return seat.name
    case 'bot':
      return `bot ${seat.level}`
    case 'open':
      return ''
  }
}
