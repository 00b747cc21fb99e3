import type { Command } from 'commander'
import { complain } from '../complaint.ts'
import { wholeNumber } from '../input.ts'
import { print } from '../output.ts'

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the whole site: page, API, games, computer opponents')
    .option('--port <n>', 'the port; 0 takes any that is free', '1888')
    .option('--host <address>', 'the address to listen on; all of them without it')
    .option('--data <folder>', 'where the games are kept', './data')
    .option('--origin <url...>', 'origins to trust beside the own one')
    .option('--trust-proxy', 'believe what a proxy in front says of who asks')
    .addHelpText(
      'after',
      `
Examples:
  gaslight serve
  gaslight serve --port 8080 --data /srv/gaslight
  gaslight serve --host 127.0.0.1 --trust-proxy --origin https://gaslight.example`,
    )
    .action(async (flags: Flags) => {
      // Loaded only here: it is most of the code, and all other commands start without it.
      const { serve, untilStopped } = await import('@gaslight/server')
      const running = await serve({
        port: wholeNumber('--port', flags.port, 0, 65_535),
        data: flags.data,
        ...(flags.host === undefined ? {} : { host: flags.host }),
        ...(flags.origin === undefined ? {} : { origins: flags.origin }),
        ...(flags.trustProxy ? { trustProxy: true } : {}),
      })
      if (!running.ok) return complain(running.error)
      print(`Gaslight is open at ${running.value.url} (Ctrl-C ends it; games are kept in ${flags.data})`)
      await untilStopped(running.value)
    })
}

interface Flags {
  readonly port: string
  readonly host?: string
  readonly data: string
  readonly origin?: readonly string[]
  readonly trustProxy?: true
}
