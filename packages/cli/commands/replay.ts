import type { Audience, Game, ReadRecord, Turn } from '@gaslight/core'
import type { Command } from 'commander'
import { complain } from '../complaint.ts'
import { type Entry, entryOf } from '../games.ts'
import { audienceOf, checkFollowed, followedRecord, recordOf, wholeRecord } from '../input.ts'
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
A record must be whole. Of Letters from Whitechapel one is enough that was written for the police: a sheet of the
companion, or what the server gives a detective while the game goes on. It is checked as far as the police can, and
printed as it stands, for --as detective-1 (or another detective) or without --as; its events are counted as it tells
them: "entry" instead of "decision".

Examples:
  gaslight replay my-game.game
  gaslight replay my-game.game --as detective`,
    )
    .action((file: string, flags: { as?: string; json?: true }) => {
      const parsed = recordOf(file)
      const { record, bodyLine } = parsed
      const entry = entryOf(record.game)
      const followed = followedRecord(entry, file, parsed)
      if (followed !== null && flags.as !== undefined) checkFollowed(entry, followed, flags.as)
      const { turn, count, lines, events } =
        followed === null
          ? replayed(entry, wholeRecord(entry, file, parsed), flags.as ?? 'omniscient')
          : {
              turn: followed.turn,
              count: `${followed.events.length} entries`,
              lines: record.lines.map(({ text }) => text),
              events: () => followed.events.map((event, i) => ({ entry: i + 1, ...event })),
            }
      if (record.result !== undefined && turn.kind !== 'over')
        return complain(`${file}: line ${bodyLine + record.lines.length}: the record ends before the game does`)
      if (flags.json) {
        const { game: id, rulesVersion, options, seats } = record
        printJson({ game: id, rulesVersion, options, seats, turn: turnOf(entry.game, turn), lines, events: events() })
        return
      }
      print(lines.join('\n'))
      if (turn.kind !== 'over') print(`(not over after ${count})`)
    })
}

interface Replayed {
  readonly turn: Turn
  readonly count: string
  readonly lines: readonly string[]
  events(): readonly object[]
}

function replayed(entry: Entry, read: ReadRecord, as: string): Replayed {
  const { game } = entry
  const { start, decisions } = read
  const audience = audienceOf(entry, start, as, true)
  const end = start.clone()
  for (const decision of decisions) end.apply(decision)
  return {
    turn: end.turn(),
    count: `${decisions.length} decisions`,
    lines: game.notation.write(start, decisions, audience).map(line => line.text),
    events: () => eventsOf(game, read, audience),
  }
}

function eventsOf(game: Game, { start, decisions }: ReadRecord, audience: Audience): object[] {
  const before = start.clone()
  const after = start.clone()
  return decisions.flatMap((decision, i) => {
    after.apply(decision)
    const event = game.event(before, decision, after, audience)
    before.apply(decision)
    return event === null ? [] : [{ decision: i + 1, ...event }]
  })
}
