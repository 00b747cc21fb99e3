import { createInterface, type Interface } from 'node:readline'

/** A stream that may be a terminal. */
type Terminal<S> = S & { readonly isTTY?: boolean }

/** Asks for lines: in a terminal with editing, history and completion, else from whatever is piped in. */
export class Prompt {
  /** Whether somebody sits there. */
  readonly live: boolean
  /** What the tab key may complete to. */
  completions: readonly string[] = []
  private readonly readline: Interface
  private readonly output: NodeJS.WritableStream
  private readonly lines: string[] = []
  private waiting: ((line: string | null) => void) | null = null
  private ended = false

  constructor(input: Terminal<NodeJS.ReadableStream>, output: Terminal<NodeJS.WritableStream>) {
    this.output = output
    this.live = input.isTTY === true && output.isTTY === true
    this.readline = createInterface({
      input,
      ...(this.live ? { output } : {}),
      terminal: this.live,
      completer: (line: string) => [this.completions.filter(text => text.startsWith(line)), line],
    })
    this.readline.on('line', line => this.hand(line))
    this.readline.on('SIGINT', () => this.readline.close())
    this.readline.on('close', () => {
      this.ended = true
      this.waiting?.(null)
    })
  }

  /** The next line, trimmed; null where no more will come. */
  async ask(question: string): Promise<string | null> {
    if (this.live) {
      this.readline.setPrompt(question)
      this.readline.prompt()
    }
    const line = await this.next()
    if (!this.live && line !== null) this.output.write(`${question}${line}\n`)
    return line?.trim() ?? null
  }

  close(): void {
    this.readline.close()
  }

  private hand(line: string): void {
    if (this.waiting === null) this.lines.push(line)
    else this.waiting(line)
  }

  private next(): Promise<string | null> {
    const line = this.lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.ended) return Promise.resolve(null)
    return new Promise(resolve => {
      this.waiting = answer => {
        this.waiting = null
        resolve(answer)
      }
    })
  }
}
