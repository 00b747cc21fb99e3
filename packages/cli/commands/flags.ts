import type { Command } from 'commander'
import { ENTRIES } from '../games.ts'

export function addGame(command: Command): Command {
  return command.argument('<game>', `one of: ${Object.keys(ENTRIES).join(', ')}`)
}

/** How a game begins. */
export function addStart(command: Command): Command {
  return command
    .option('--options <json>', 'the options of the game, for instance \'{"board":"revised"}\'')
    .option('--seats <n>', 'how many seats the game has')
}

/** A position document or the start of a game. */
export function addPosition(command: Command): Command {
  return addStart(command.option('--position <file>', 'a position document or a record; - reads the standard input'))
}
