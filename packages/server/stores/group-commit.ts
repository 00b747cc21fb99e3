import { Worker } from 'node:worker_threads'
import { CLOSE, type Committed, type Write, type Written } from './writes.ts'

interface Waiting {
  readonly write: Write
  /** Whether the condition of the write held. */
  readonly resolve: (written: boolean) => void
  readonly reject: (error: Error) => void
}

/** One transaction that has become durable. */
export interface Commit {
  readonly writes: number
  readonly seconds: number
}

/**
 * Sends writes to the writing thread: what one turn of the event loop brings goes together, and whatever waits for the
 * thread when it begins a transaction shares it. A write is answered only once its transaction is on disk.
 */
export class GroupCommit {
  private readonly worker: Worker
  private readonly onCommit: (commit: Commit) => void
  /** Of this turn of the event loop. */
  private waiting: Waiting[] = []
  /** Sent, in order, and not answered yet. */
  private sent: Waiting[] = []
  /** Why nothing can be written any more. */
  private broken: Error | null = null
  private closing: (() => void) | null = null

  constructor(file: string, onCommit: (commit: Commit) => void) {
    this.onCommit = onCommit
    this.worker = new Worker(new URL('./sqlite.worker.ts', import.meta.url), { workerData: { file } })
    this.worker.on('message', (committed: string) => this.committed(JSON.parse(committed) as Committed))
    this.worker.on('error', error => this.fail(error instanceof Error ? error : new Error(String(error))))
    this.worker.on('exit', () => this.exited())
  }

  /** Whether the condition of the write held. */
  write(write: Write): Promise<boolean> {
    if (this.broken !== null) return Promise.reject(this.broken)
    return new Promise((resolve, reject) => {
      this.waiting.push({ write, resolve, reject })
      if (this.waiting.length === 1) setImmediate(() => this.send())
    })
  }

  /** Ends the thread once everything that waits is on disk. */
  async close(): Promise<void> {
    if (this.broken !== null) return
    await new Promise<void>(resolve => {
      this.closing = resolve
      this.send()
      this.worker.postMessage(CLOSE)
    })
  }

  private send(): void {
    if (this.waiting.length === 0) return
    // One text crosses to another thread much faster than the objects it stands for.
    this.worker.postMessage(JSON.stringify(this.waiting.map(({ write }) => write)))
    this.sent.push(...this.waiting)
    this.waiting = []
  }

  private committed(committed: Committed): void {
    const { writes } = committed
    const done = this.sent.splice(0, writes)
    this.onCommit({ writes, seconds: committed.seconds })
    for (const [index, waiting] of done.entries())
      if (committed.ok) settle(waiting, committed.written[index])
      else waiting.reject(new Error(committed.message))
  }

  private fail(error: Error): void {
    this.broken = error
    const lost = [...this.sent, ...this.waiting]
    this.sent = []
    this.waiting = []
    for (const { reject } of lost) reject(error)
  }

  private exited(): void {
    this.fail(this.broken ?? new Error('the store is closed'))
    this.closing?.()
  }
}

function settle({ resolve, reject }: Waiting, written: Written): void {
  if (written.kind === 'failed') reject(new Error(written.message))
  else resolve(written.kind === 'written')
}
