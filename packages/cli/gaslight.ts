import { CommanderError } from 'commander'
import { Complaint } from './complaint.ts'
import { createProgram } from './program.ts'

// A reader that has seen enough (`gaslight legal mr-jack | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const program = createProgram()
try {
  if (process.argv.length > 2) await program.parseAsync()
  else process.stdout.write(program.helpInformation())
} catch (error) {
  if (error instanceof Complaint) fail(error.message)
  else if (!(error instanceof CommanderError)) throw error
  else if (error.exitCode !== 0) fail(error.message.replace(/^error: /, ''))
}

/** Bad input: one line, whatever the message holds. */
function fail(message: string): void {
  process.stderr.write(`gaslight: ${message.replace(/\s*\n\s*/g, ' ').trim()}\n`)
  process.exitCode = 2
}
