import { verifyRecord } from '@gaslight/core'
import type { Command } from 'commander'
import { complain, complainOf } from '../complaint.ts'
import { explain } from '../explain.ts'
import { entryOf } from '../games.ts'
import { hidingLine, ONE_SEAT, recordOf } from '../input.ts'
import { print } from '../output.ts'

export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('<record>', 'the record of a finished game; - reads the standard input')
    .description('check that every draw follows from the published seed and that nothing was changed since')
    .addHelpText(
      'after',
      `
The record's seed must fit the commitment that was shown at the start, every draw must follow from the seed and the
players' nonces, and every decision must fit its link in the seal. The first that does not is named.

Example:
  gaslight verify my-game.game`,
    )
    .action((file: string) => {
      const parsed = recordOf(file)
      const entry = entryOf(parsed.record.game)
      const { game, say } = entry
      const line = parsed.record.seed === undefined ? hidingLine(entry, parsed) : null
      if (line !== null)
        return complain(
          `${file}: line ${line}: ${ONE_SEAT}; only the whole record can be verified, which the server gives after the end`,
        )
      const verified = verifyRecord(game, parsed)
      if (!verified.ok) {
        const { decision, message, ...where } = verified.error
        const told = decision === 0 ? message : `decision ${decision}: ${message}`
        return complainOf(file, { ...where, message: told }, explain(say))
      }
      print(`OK: ${verified.value.decisions} decisions, ${verified.value.draws} of them drawn as the seed says`)
    })
}
