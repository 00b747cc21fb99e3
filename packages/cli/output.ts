import type { Game, Turn } from '@gaslight/core'

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value))
}

/** Whose turn it is, with the role's name beside the seat's number. */
export function turnOf(game: Game, turn: Turn): object {
  switch (turn.kind) {
    case 'seat':
      return { kind: 'seat', seat: turn.seat, role: game.roles[turn.seat].id }
    case 'chance':
      return { kind: 'chance', purpose: turn.purpose }
    case 'over': {
      const { winners, reason } = turn.outcome
      return { kind: 'over', winners: winners.map(seat => game.roles[seat].id), reason }
    }
  }
}

/** Rows as columns of equal width, numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const width = (column: number) => Math.max(...rows.map(row => String(row[column] ?? '').length))
  const cell = (value: string | number, column: number) =>
    typeof value === 'number' || /^[\d.,%-]+$/.test(value)
      ? String(value).padStart(width(column))
      : value.padEnd(width(column))
  return rows.map(row => row.map(cell).join('  ').trimEnd()).join('\n')
}

export function grouped(n: number): string {
  return n.toLocaleString('en-US')
}
