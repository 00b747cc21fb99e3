import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Deduction, Supposed, Supposition } from './deduce.ts'

/** What the worker is asked; `on` numbers the views, and something is supposed of the last view before it. */
export type Question = { readonly on: number } & (
  | { readonly ask: 'deduction'; readonly view: WhitechapelView }
  | { readonly ask: 'supposed'; readonly supposition: Supposition }
)

export type Answer = { readonly on: number } & (
  | { readonly ask: 'deduction'; readonly deduction: Deduction }
  | { readonly ask: 'supposed'; readonly supposed: Supposed }
)

/** What of a `Worker` is used. */
interface Answering {
  postMessage(question: Question): void
  addEventListener(type: 'message', listener: (event: { readonly data: Answer }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  terminate(): void
}

export interface DeducerClient {
  /** Asks what follows from a view, instead of whatever was asked before. */
  ask(view: WhitechapelView): void
  /** Asks what follows if something is true, by the view asked about last. */
  suppose(supposition: Supposition): void
  close(): void
}

/** What comes of a question: never anything of a view that is no longer asked about. */
export interface Heard {
  onDeduction(deduction: Deduction): void
  onSupposed(supposed: Supposed): void
}

/**
 * Asks a worker one thing at a time: of the views that come while it is at work only the last one is asked about. A worker
 * that fails is given up, and the next question gets another one; what was supposed of the failed one is not asked again.
 */
export function deducerOf(begin: () => Answering, { onDeduction, onSupposed }: Heard): DeducerClient {
  let worker: Answering | null = null
  let on = 0
  let busy = false
  let waiting: Question | null = null
  /** The view asked about last. */
  let latest: Question | null = null

  function send(question: Question): void {
    busy = true
    worker ??= listening(begin())
    worker.postMessage(question)
  }

  function listening(begun: Answering): Answering {
    begun.addEventListener('message', ({ data }) => {
      busy = false
      if (waiting !== null) {
        const next = waiting
        waiting = null
        send(next)
      }
      if (data.on !== on) return
      if (data.ask === 'deduction') onDeduction(data.deduction)
      else onSupposed(data.supposed)
    })
    begun.addEventListener('error', () => {
      begun.terminate()
      worker = null
      busy = false
      const next = waiting
      waiting = null
      if (next?.ask === 'deduction') send(next)
    })
    return begun
  }

  function put(question: Question): void {
    if (busy && (waiting === null || question.ask === 'deduction' || waiting.ask === 'supposed')) waiting = question
    else if (!busy) send(question)
  }

  return {
    ask(view) {
      on++
      latest = { ask: 'deduction', on, view }
      put(latest)
    },
    suppose(supposition) {
      // Another worker than was asked about the view knows nothing of it.
      if (worker === null && latest !== null) put(latest)
      put({ ask: 'supposed', on, supposition })
    },
    close() {
      worker?.terminate()
      worker = null
      busy = false
      waiting = null
    },
  }
}
