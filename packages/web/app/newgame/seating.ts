/** Who sits on a seat of a table on the server: the one who makes it, whoever comes by the link, or a computer's level. */
export type Sitter = 'me' | 'open' | `bot ${string}`

/** The seats with another sitter on one of them. There is one of me: whoever I put off a seat leaves it open. */
export function seated(sitters: readonly Sitter[], seat: number, sitter: Sitter): readonly Sitter[] {
  return sitters.map((other, i) => (i === seat ? sitter : sitter === 'me' && other === 'me' ? 'open' : other))
}

/** As many seats as are wanted: new ones are taken by the usual computer, or open where there is none. */
export function resized(sitters: readonly Sitter[], count: number, level: string | undefined): readonly Sitter[] {
  const added: Sitter = level === undefined ? 'open' : `bot ${level}`
  const kept = Array.from({ length: count }, (_, seat) => sitters[seat] ?? added)
  return kept.includes('me') ? kept : seated(kept, count - 1, 'me')
}

export function seatWish(sitter: Sitter, role: string) {
  if (sitter === 'me' || sitter === 'open') return { kind: sitter, role } as const
  return { kind: 'bot', role, level: sitter.slice('bot '.length) } as const
}
