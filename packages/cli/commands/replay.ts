import { type Audience, type Game, readRecord } from '@gaslight/core'
import type { Command } from 'commander'
import { complain, complainOf } from '../complaint.ts'
import { explain } from '../explain.ts'
import { entryOf } from '../games.ts'
import { audienceOf, recordOf } from '../input.ts'
import { print, printJson, turnOf } from '../output.ts'

export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<record>', 'a record; - reads the standard input')
    .description('check a record against the rules and print what everybody, or a seat, knew')
    .option('--as <seat>', 'a role, its number, or public; without it everything is shown')
    .option('--json', 'print {"game", "rulesVersion", "options", "seats", "turn", "lines", "events"}')
    .addHelpText(
      'after',
      `
Examples:
  gaslight replay my-game.game
  gaslight replay my-game.game --as detective`,
    )
    .action((file: string, flags: { as?: string; json?: true }) => {
      const parsed = recordOf(file)
      const { record, bodyLine } = parsed
      const entry = entryOf(record.game)
      const { game } = entry
      const read = readRecord(game, parsed)
      if (!read.ok) return complainOf(file, read.error, explain(entry.say))
      const { start, decisions } = read.value
      const audience = audienceOf(entry, start, flags.as ?? 'omniscient', true)
      const end = start.clone()
      for (const decision of decisions) end.apply(decision)
      if (record.result !== undefined && end.turn().kind !== 'over')
        return complain(`${file}: line ${bodyLine + record.lines.length}: the record ends before the game does`)
      const lines = game.notation.write(start, decisions, audience).map(line => line.text)
      if (flags.json) {
        const { game: id, rulesVersion, options, seats } = record
        const events = eventsOf(game, read.value, audience)
        printJson({ game: id, rulesVersion, options, seats, turn: turnOf(game, end), lines, events })
        return
      }
      print(lines.join('\n'))
      if (end.turn().kind !== 'over') print(`(not over after ${decisions.length} decisions)`)
    })
}

type Read = Extract<ReturnType<typeof readRecord>, { ok: true }>['value']

function eventsOf(game: Game, { start, decisions }: Read, audience: Audience): object[] {
  const before = start.clone()
  const after = start.clone()
  return decisions.flatMap((decision, i) => {
    after.apply(decision)
    const event = game.event(before, decision, after, audience)
    before.apply(decision)
    return event === null ? [] : [{ decision: i + 1, ...event }]
  })
}
