import { createHash } from 'node:crypto'
import { type Agent, levelsOf } from '@gaslight/bots'
import { openLocal, randomHex64 } from '@gaslight/client'
import { Sfc32 } from '@gaslight/core'
import type { Command } from 'commander'
import { complain } from '../complaint.ts'
import type { Screen } from '../face.ts'
import { type Entry, entryOf } from '../games.ts'
import { playableOptions, seatsOf, wholeNumber } from '../input.ts'
import { play } from '../play/play.ts'
import { LANGUAGES, type Language, systemLanguage } from '../speech.ts'
import { Prompt } from '../terminal/prompt.ts'
import { screenOf } from '../terminal/screen.ts'
import { agentOf } from './arena.ts'
import { addGame, addStart } from './flags.ts'

interface Flags {
  readonly seat?: string
  readonly bot?: string
  readonly seed?: string
  readonly record?: string
  readonly language?: string
  readonly options?: string
  readonly seats?: string
}

export function addPlay(program: Command): void {
  addStart(addGame(program.command('play')))
    .description('play in the terminal, against the computer or all at one keyboard')
    .option('--seat <role>', 'your seat; the computer takes the others')
    .option('--bot <level>', 'how strong the computer is')
    .option('--record <file>', 'where to write the record when the game is over')
    .option('--seed <n>', 'deals the same game for the same number')
    .option('--language <code>', `one of: ${LANGUAGES.join(', ')}; without it that of the system`)
    .addHelpText(
      'after',
      `
Without --seat and --bot you are asked who plays; with a piped input people do, one a seat. A piped input holds decisions in
notation, one or several a line, and the same commands as at a terminal.

Examples:
  gaslight play mr-jack
  gaslight play mr-jack --seat jack --bot inspector --record jack.game
  gaslight play mr-jack --seat detective --bot random --seed 7 < moves.txt
  gaslight play london-1888 --seats 6 --seat player-1 --bot greedy`,
    )
    .action(async (id: string, flags: Flags) => {
      const entry = entryOf(id)
      const seats = seatsOf(entry, flags.seats)
      const options = playableOptions(entry, flags.options, seats)
      const seed = flags.seed === undefined ? null : wholeNumber('--seed', flags.seed, 0)
      const screen = screenFor(entry, flags.language)
      const named = agentsOf(entry, flags, seats)
      const prompt = new Prompt(process.stdin, process.stdout)
      const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)
      try {
        const agents = named ?? (await askWhoPlays(entry, seats, screen, prompt, print))
        if (agents === null) return
        const session = openLocal(entry.game, {
          options,
          names: agents.map(agent => (agent === null ? 'guest' : `bot ${agent.level}`)),
          keys: { seed: seedOf(seed), nonces: agents.map(() => '') },
          created: new Date().toISOString(),
        })
        const rng = new Sfc32(...(seed === null ? crypto.getRandomValues(new Uint32Array(3)) : [seed]))
        print(greeting(entry, agents, screen))
        const { game, face } = entry
        const recordFile = flags.record === undefined ? {} : { recordFile: flags.record }
        const end = await play({ game, face, session, agents, rng, screen, prompt, print, ...recordFile })
        if (end === 'cut' && !prompt.live) return complain(screen.say('play.cut'))
      } finally {
        prompt.close()
      }
    })
}

function screenFor(entry: Entry, language: string | undefined): Screen {
  const known = LANGUAGES.find(candidate => candidate === language)
  if (language !== undefined && known === undefined)
    return complain(`--language: "${language}" is not spoken here; there are ${LANGUAGES.join(', ')}`)
  const spoken: Language = known ?? systemLanguage(process.env)
  return screenOf(process.stdout, entry.speak(spoken))
}

/** The seats as the flags say; null where they leave it open and somebody can be asked. */
function agentsOf(entry: Entry, { seat, bot }: Flags, seats: number): (Agent | null)[] | null {
  const roles = entry.game.roles.slice(0, seats)
  if (seat === undefined && bot === undefined) return process.stdin.isTTY ? null : roles.map(() => null)
  const own = seat === undefined ? seats - 1 : roles.findIndex(role => role.id === seat)
  if (own < 0) return complain(`--seat: there is no seat "${seat}"; there are ${roles.map(role => role.id).join(', ')}`)
  const agent = agentOf(entry.game.id, '--bot', bot ?? usualLevel(entry))
  return roles.map((_, i) => (i === own ? null : agent))
}

/** The strongest but one, so that a newcomer has a chance. */
function usualLevel({ game }: Entry): string {
  const levels = levelsOf(game.id)
  return levels[Math.max(0, levels.length - 2)] ?? complain(`there is no bot for ${game.id} yet`)
}

async function askWhoPlays(
  entry: Entry,
  seats: number,
  { say }: Screen,
  prompt: Prompt,
  print: (lines: readonly string[]) => void,
): Promise<(Agent | null)[] | null> {
  const roles = entry.game.roles.slice(0, seats)
  const agent = agentOf(entry.game.id, '--bot', usualLevel(entry))
  print([
    say('title'),
    '',
    ...roles.map((role, i) => `${i + 1}  ${say('play.menuRole', { role: say(`role.${role.id}`) })}`),
    `${roles.length + 1}  ${say('play.menuAll')}`,
  ])
  for (;;) {
    const line = await prompt.ask(`${say('play.menuAsk')} `)
    if (line === null || line === 'q' || line === 'quit') return null
    const choice = Number(line)
    if (choice === roles.length + 1) return roles.map(() => null)
    if (Number.isInteger(choice) && choice >= 1 && choice <= roles.length)
      return roles.map((_, i) => (i === choice - 1 ? null : agent))
    print([say('play.noSuchNumber', { text: line })])
  }
}

function greeting({ game, face }: Entry, agents: readonly (Agent | null)[], { say, paint }: Screen): string[] {
  const role = (seat: number) => say(`role.${game.roles[seat].id}`)
  const people = [...agents.keys()].filter(seat => agents[seat] === null)
  return [
    paint(say('title'), { bold: true, ink: [255, 205, 90] }),
    ...(people.length > 1
      ? [say('play.hotSeat')]
      : agents.map((agent, seat) =>
          agent === null
            ? `${say('play.you', { role: role(seat) })} ${say(face.goal(game.roles[seat].id))}`
            : say('play.botSeat', { role: role(seat), level: agent.level }),
        )),
    say('play.intro'),
  ]
}

function seedOf(seed: number | null): string {
  return seed === null ? randomHex64() : createHash('sha256').update(`gaslight ${seed}`).digest('hex')
}
