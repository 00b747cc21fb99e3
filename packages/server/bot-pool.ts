import { Worker } from 'node:worker_threads'
import type { Agent, Spoken } from '@gaslight/bots'
import type { Decision, Speech } from '@gaslight/core'

/** What a module of bots exports. */
export interface BotModule {
  agentFor(game: string, level: string): Agent | null
  levelsOf(game: string): readonly string[]
}

export interface BotQuestion {
  readonly game: string
  readonly level: string
  readonly view: object
  /** What everybody has heard. */
  readonly heard: readonly Spoken[]
}

/** Who waits for an answer: a person in the game, or nobody but other bots. */
export type Waiting = 'person' | 'nobody'

export interface BotAnswer {
  readonly decisions: readonly Decision[]
  /** What it says to everybody when it has decided. */
  readonly speech: readonly Speech[]
}

export type BotReply =
  /** The module of bots is loaded. */
  { readonly kind: 'ready' } | ({ readonly kind: 'decisions' } & BotAnswer)

/** Milliseconds. */
const LOADING = 60_000

export interface Thought extends BotAnswer {
  /** Milliseconds of thinking alone: neither of waiting for a thread nor of loading it. */
  readonly took: number
}

interface Asked {
  readonly question: BotQuestion
  readonly resolve: (thought: Thought) => void
  readonly reject: (error: Error) => void
}

/** Threads that each answer one question at a time. One that crashes or hangs is replaced, and its question fails. */
export class BotPool {
  private readonly module: string
  private readonly patience: number
  private readonly threads: Thread[]
  private readonly queues: Readonly<Record<Waiting, Asked[]>> = { person: [], nobody: [] }
  private closed = false

  /** `module`: what the threads import. `patience`: milliseconds that a bot may think. */
  constructor(module: string, size: number, patience: number) {
    this.module = module
    this.patience = patience
    this.threads = Array.from({ length: size }, () => this.start())
  }

  /** People's games go first: those that bots play among themselves never stop, and would keep everybody waiting. */
  ask(question: BotQuestion, waiting: Waiting): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the bots are gone'))
      this.queues[waiting].push({ question, resolve, reject })
      this.dispatch()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    const { person, nobody } = this.queues
    for (const { reject } of [...person.splice(0), ...nobody.splice(0)]) reject(new Error('the bots are gone'))
    await Promise.all(this.threads.map(thread => thread.end('the bots are gone')))
  }

  private start(): Thread {
    const onFree = (thread: Thread) => {
      if (this.closed) return
      if (thread.broken) this.threads.splice(this.threads.indexOf(thread), 1, this.start())
      this.dispatch()
    }
    return new Thread(this.module, this.patience, onFree)
  }

  private dispatch(): void {
    for (const thread of this.threads) {
      if (thread.asked !== null) continue
      const asked = this.queues.person.shift() ?? this.queues.nobody.shift()
      if (asked === undefined) return
      thread.ask(asked)
    }
  }
}

class Thread {
  asked: Asked | null = null
  broken = false
  private readonly module: string
  private readonly patience: number
  private readonly onFree: (thread: Thread) => void
  /** Started with the first question. */
  private worker: Worker | null = null
  private timer: NodeJS.Timeout | null = null
  /** When the bot began to think. */
  private since = 0

  /** `onFree` is called when it can answer again, or never will. */
  constructor(module: string, patience: number, onFree: (thread: Thread) => void) {
    this.module = module
    this.patience = patience
    this.onFree = onFree
  }

  ask(asked: Asked): void {
    this.asked = asked
    // Loading the bots is no thinking.
    this.wait(this.worker === null ? LOADING : this.patience)
    this.worker ??= this.start()
    this.worker.postMessage(asked.question)
  }

  async end(reason: string): Promise<void> {
    this.fail(new Error(reason))
    await this.worker?.terminate()
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { workerData: { module: this.module } })
    worker.on('message', (reply: BotReply) => {
      if (reply.kind === 'ready') this.wait(this.patience)
      else {
        const took = performance.now() - this.since
        this.done(({ resolve }) => resolve({ decisions: reply.decisions, speech: reply.speech, took }))
      }
    })
    worker.on('error', error => this.fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.fail(new Error('a thread of the bots has ended')))
    worker.unref()
    return worker
  }

  private wait(milliseconds: number): void {
    this.since = performance.now()
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.end('a bot has thought for too long'), milliseconds)
  }

  private fail(error: Error): void {
    if (this.broken) return
    this.broken = true
    this.done(({ reject }) => reject(error))
  }

  private done(settle: (asked: Asked) => void): void {
    const { asked } = this
    if (this.timer !== null) clearTimeout(this.timer)
    this.asked = null
    if (asked !== null) settle(asked)
    this.onFree(this)
  }
}
