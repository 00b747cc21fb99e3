import { Command } from 'commander'
import { addApply } from './commands/apply.ts'
import { addArena } from './commands/arena.ts'
import { addDeduce } from './commands/deduce.ts'
import { addLegal } from './commands/legal.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addPlayouts } from './commands/playouts.ts'
import { addReplay } from './commands/replay.ts'
import { addServe } from './commands/serve.ts'
import { addVerify } from './commands/verify.ts'
import { addView } from './commands/view.ts'

export function createProgram(): Command {
  // Inherited by every command: errors come out as exceptions and are printed in one place.
  const program = new Command('gaslight')
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .configureHelp({ showGlobalOptions: true })
    .description('The deduction and hidden-movement board games about Jack the Ripper, rules-exact')
  const commands = [
    addServe,
    addPlay,
    addLegal,
    addApply,
    addView,
    addPerft,
    addPlayouts,
    addArena,
    addReplay,
    addVerify,
    addDeduce,
  ]
  for (const add of commands) add(program)
  return program
}
