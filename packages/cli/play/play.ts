import { writeFileSync } from 'node:fs'
import type { Agent } from '@gaslight/bots'
import type { LocalSession, Moment } from '@gaslight/client'
import {
  type Audience,
  type Decision,
  DecisionList,
  type Game,
  listed,
  type Rng,
  type Seat,
  takeBatch,
} from '@gaslight/core'
import type { Face, Screen } from '../face.ts'
import type { Prompt } from '../terminal/prompt.ts'
import { choose } from './choose.ts'
import { narrate } from './narrate.ts'
import { TypedTurn } from './typed-turn.ts'

export interface Sitting {
  readonly game: Game
  readonly face: Face<object>
  readonly session: LocalSession<object>
  /** An agent, or null for a person, a seat. */
  readonly agents: readonly (Agent | null)[]
  readonly rng: Rng
  readonly screen: Screen
  readonly prompt: Prompt
  readonly print: (lines: readonly string[]) => void
  /** Where the record goes; without it a person at a terminal is asked. */
  readonly recordFile?: string
}

export type End = 'over' | 'quit' | 'cut'

/** Plays one game to its end, or to the wish or the end of the people who play it. */
export async function play(sitting: Sitting): Promise<End> {
  const { session, agents } = sitting
  const people = [...agents.keys()].filter(seat => agents[seat] === null)
  const told = new Map<Audience, number>()
  const thinking = new Set<number>()
  let looking: Audience = people.length === 1 ? people[0] : 'public'
  session.showTo(looking)
  for (;;) {
    const seat = seatToDecide(sitting)
    if (seat === null) break
    const agent = agents[seat]
    if (agent === null) {
      if (looking !== seat && !(await curtain(sitting, seat))) return 'cut'
      looking = seat
      session.showTo(seat)
      tellNews(sitting, seat, told)
    } else session.showTo(seat)
    const chosen = agent === null ? await askPerson(sitting, seat) : decide(sitting, agent, seat, thinking)
    if (chosen === null) return 'cut'
    if (chosen.kind === 'quit') return 'quit'
    const submitted = await session.submit(chosen.tokens)
    if (!submitted.ok) throw new Error(`${chosen.tokens.join(' ')}: ${JSON.stringify(submitted.error)}`)
  }
  session.showTo('omniscient')
  await finish(sitting, looking, told)
  return 'over'
}

function seatToDecide({ game, session }: Sitting): Seat | null {
  const role = session.state?.info.turn
  return role === undefined ? null : game.roles.findIndex(candidate => candidate.id === role)
}

function viewOf(session: LocalSession<object>): object {
  if (session.state === null) throw new Error('a local session always has a state')
  return session.state.view
}

/** Another person is next: nothing of the one before stays on the screen. */
async function curtain(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { prompt, screen, print } = sitting
  if (!prompt.live) return true
  print(['\u001b[2J\u001b[3J\u001b[H'])
  return (await prompt.ask(`${screen.say('play.curtain', { role: nameOf(sitting, seat) })} `)) !== null
}

/** As the seat is called at this table. */
function nameOf({ game, face, session, screen }: Sitting, seat: Seat): string {
  return face.seatName?.(seat, viewOf(session), screen) ?? screen.say(`role.${game.roles[seat].id}`)
}

function askPerson({ game, face, session, rng, screen, prompt, print }: Sitting, seat: Seat) {
  return choose(new TypedTurn(game, viewOf(session), seat, rng), { face, screen, prompt, print })
}

/** `thinking` holds the turns in which somebody was said to think: once is enough, however many are asked in between. */
function decide(sitting: Sitting, agent: Agent, seat: Seat, thinking: Set<number>) {
  const { game, session, rng, screen, prompt, print } = sitting
  const view = viewOf(session)
  const position = game.sample(view, rng)
  const turn = game.turnNumber(position)
  if (prompt.live && !thinking.has(turn)) print([screen.say('play.thinking', { role: nameOf(sitting, seat) })])
  thinking.add(turn)
  const tokens: string[] = []
  const course = {
    position,
    take(decision: Decision) {
      tokens.push(game.notation.format(position, decision, seat))
      position.apply(decision)
    },
  }
  const misfit = takeBatch(game, course, seat, agent.decide(view, rng).choice, listed(new DecisionList()))
  if (misfit !== null) throw new Error(`${agent.level} decided against the rules: ${JSON.stringify(misfit)}`)
  return { kind: 'send', tokens } as const
}

/** What this audience has not been told yet. */
function tellNews(
  { game, face, session, screen, print }: Sitting,
  audience: Audience,
  told: Map<Audience, number>,
): void {
  const moments: readonly Moment<object>[] = session.state?.moments ?? []
  const news = moments.slice(told.get(audience) ?? 0)
  told.set(audience, moments.length)
  if (news.length === 0 || session.state === null) return
  const { start } = session.state
  const lines =
    face.narrate?.(start, moments, moments.length - news.length, screen) ?? narrate(game, face, news, screen)
  print(['', ...lines])
}

async function finish(sitting: Sitting, looking: Audience, told: Map<Audience, number>): Promise<void> {
  const { session, face, screen, prompt, print } = sitting
  session.showTo(looking)
  tellNews(sitting, looking, told)
  session.showTo('omniscient')
  print(['', ...face.draw(viewOf(session), [], screen)])
  const record = session.record()
  if (record === null) throw new Error('the game is over, and has a record')
  for (let file = sitting.recordFile ?? null; ; file = null) {
    const name = file ?? (prompt.live ? await prompt.ask(`${screen.say('play.keep')} `) : null)
    if (name === null || name === '') return
    try {
      writeFileSync(name, record)
      print([screen.say('play.kept', { file: name })])
      return
    } catch (error) {
      print([screen.say('play.notKept', { file: name, reason: (error as NodeJS.ErrnoException).code ?? '' })])
    }
  }
}
