import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const CHROMIUM = '/usr/bin/chromium'
const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0', '--lang=en'],
  // What a browser does on its own account.
  ...['background-networking', 'component-update', 'default-apps', 'extensions', 'sync'].map(
    what => `--disable-${what}`,
  ),
]

interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

/**
 * A browser that nobody watches while it loads a page. A page that Playwright opens has the network observed: for every
 * request the engine then works out which line of which script has asked for it, and parses the script anew for that, a
 * sixth of all that a first load takes.
 */
export class Visitors {
  private readonly browser: ChildProcess
  private readonly profile: string
  private readonly wire: WebSocket
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private sent = 0

  private constructor(browser: ChildProcess, profile: string, wire: WebSocket) {
    this.browser = browser
    this.profile = profile
    this.wire = wire
    wire.onmessage = ({ data }) => {
      const answer = JSON.parse(data) as Answer
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer)
    }
  }

  static async launch(): Promise<Visitors> {
    const profile = await mkdtemp(join(tmpdir(), 'gaslight-visitors-'))
    const browser = spawn(CHROMIUM, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const wire = new WebSocket(await addressOf(browser))
    await once(wire, 'open')
    return new Visitors(browser, profile, wire)
  }

  /** Somebody with an empty cache but for these cookies opens an address; `script` runs in the page from its beginning. */
  async visit(address: string, cookies: readonly Cookie[], script: string, slowdown: number): Promise<Visit> {
    const { browserContextId } = await this.call<{ browserContextId: string }>('Target.createBrowserContext')
    await this.call('Storage.setCookies', { browserContextId, cookies })
    const { targetId } = await this.call<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    })
    const { sessionId } = await this.call<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    const send = <T>(method: string, params: object = {}) => this.call<T>(method, params, sessionId)
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await send('Page.enable')
    await send('Page.addScriptToEvaluateOnNewDocument', { source: script })
    await send('Page.navigate', { url: address })
    return {
      evaluate: async expression =>
        (await send<{ result: { value?: unknown } }>('Runtime.evaluate', { expression })).result.value,
      leave: async () => {
        await this.call('Target.disposeBrowserContext', { browserContextId })
      },
    }
  }

  async close(): Promise<void> {
    const gone = once(this.browser, 'exit')
    await this.call('Browser.close')
    await gone
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  private async call<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++this.sent
    const answered = new Promise<Answer>(resolve => this.waiting.set(id, resolve))
    this.wire.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }))
    const { result, error } = await answered
    this.waiting.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result as T
  }
}

/** A page that was opened. */
export interface Visit {
  evaluate(expression: string): Promise<unknown>
  leave(): Promise<void>
}

/** Where a browser that has just been started is spoken to: it writes that itself. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('the browser cannot be heard')
  for await (const line of createInterface({ input: stderr })) {
    const address = /ws:\/\/\S+/.exec(line)?.[0]
    if (address !== undefined) return address
  }
  throw new Error('the browser has ended')
}
