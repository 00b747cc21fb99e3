import type { Game, Position, Seat } from './game.ts'

/**
 * The position as a seat of the open window answers it, which may be another one than the seat to decide: those before it
 * keep silent. Null for a seat that the window does not ask. On a position that was sampled from the seat's view it shows
 * no more than the view.
 */
export function asking<P extends Position>({ windows }: Pick<Game<P>, 'windows'>, p: P, seat: Seat): P | null {
  const window = windows?.at(p)
  if (windows === undefined || !window?.seats.includes(seat)) return null
  const asked = p.clone()
  for (const before of window.seats) {
    if (before === seat) break
    asked.apply(windows.silence(asked))
  }
  return asked
}
