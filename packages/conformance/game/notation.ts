import { demand, demandSame, type Property } from './property.ts'

export function tokensRoundTrip(): Property {
  return {
    name: 'every legal decision reads as it was written, for whoever takes it',
    rate: 0.005,
    ends: 0,
    check({ game, position, legal }) {
      const turn = position.turn()
      const texts = new Set<string>()
      for (const decision of legal) {
        const text = game.notation.format(position, decision, 'omniscient')
        demand(!texts.has(text), () => `two decisions are both written "${text}"`)
        demand(/^\S.*\S$|^\S$/.test(text), () => `"${text}" is not one trimmed line`)
        texts.add(text)
        const parsed = game.notation.parse(position, text)
        demand(
          parsed.ok && parsed.value === decision,
          () => `"${text}" is ${decision}, but reads as ${JSON.stringify(parsed)}`,
        )
        if (turn.kind === 'seat')
          demandSame(
            text,
            game.notation.format(position, decision, turn.seat),
            () => 'who decides reads something else',
          )
      }
      const nonsense = game.notation.parse(position, 'no such token')
      demand(!nonsense.ok && nonsense.error.reason !== '', () => 'nonsense reads as a decision')
    },
  }
}

export function recordsRoundTrip(): Property {
  return {
    name: 'records read as they were written, finished or not',
    rate: 0.001,
    ends: 0.2,
    check({ game, start, history, audiences }) {
      const lines = game.notation.write(start, history, 'omniscient')
      const read = game.notation.read(
        start,
        lines.map(line => line.text),
      )
      demand(read.ok, () => `its own record is refused: ${JSON.stringify(read)}`)
      demand(read.ok && String(read.value) === String(history), () => 'the record reads as other decisions')
      for (const to of audiences) {
        const written = game.notation.write(start, history, to)
        const count = written.reduce((sum, line) => sum + line.decisions, 0)
        demand(count === history.length, () => `the lines for ${to} stand for ${count} decisions of ${history.length}`)
        for (const { text } of written)
          demand(!/[\r\n;]/.test(text) && text.trim() === text, () => `not a line of a record: "${text}"`)
      }
    },
  }
}
