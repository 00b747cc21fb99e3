/** A share of games won with its interval. */
export interface Share {
  readonly games: number
  readonly wins: number
  readonly rate: number
  /** Wilson's 95 % interval. */
  readonly lo: number
  readonly hi: number
}

const Z = 1.959963984540054

/** E. B. Wilson's score interval (1927) at 95 %: it stays within 0..1 and is honest near both ends. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { games, wins, rate: 0, lo: 0, hi: 1 }
  const rate = wins / games
  const scale = 1 + Z ** 2 / games
  const middle = (rate + Z ** 2 / (2 * games)) / scale
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2))) / scale
  return { games, wins, rate, lo: Math.max(0, middle - half), hi: Math.min(1, middle + half) }
}
