import { type Browser, type CDPSession, chromium } from 'playwright-core'

const CHROMIUM = {
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=en'],
}

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

interface Reply {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/**
 * A browser that nobody watches while it loads a page. Of a page of its own Playwright observes the network: for every
 * request the engine then works out which line of which script has asked for it, and parses the script anew for that, a
 * sixth of all that a first load takes. These pages are opened beside Playwright's.
 */
export class Visitors {
  private readonly browser: Browser
  private readonly cdp: CDPSession

  private constructor(browser: Browser, cdp: CDPSession) {
    this.browser = browser
    this.cdp = cdp
  }

  static async launch(): Promise<Visitors> {
    const browser = await chromium.launch(CHROMIUM)
    return new Visitors(browser, await browser.newBrowserCDPSession())
  }

  /** Somebody with an empty cache but for these cookies opens an address; `script` runs in the page from its beginning. */
  async visit(address: string, cookies: readonly Cookie[], script: string, slowdown: number): Promise<Visit> {
    const { browserContextId } = await this.cdp.send('Target.createBrowserContext')
    await this.cdp.send('Storage.setCookies', { browserContextId, cookies: [...cookies] })
    const { targetId } = await this.cdp.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const send = await this.attached(targetId)
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await send('Page.enable')
    await send('Page.addScriptToEvaluateOnNewDocument', { source: script })
    await send('Page.navigate', { url: address })
    return {
      evaluate: async expression =>
        ((await send('Runtime.evaluate', { expression })) as { result: { value?: unknown } }).result.value,
      leave: () => this.cdp.send('Target.disposeBrowserContext', { browserContextId }),
    }
  }

  async close(): Promise<void> {
    await this.browser.close()
  }

  /** Speaks to a page through the browser's own session, since Playwright has none for pages that it did not open. */
  private async attached(targetId: string): Promise<(method: string, params?: object) => Promise<unknown>> {
    const { sessionId } = await this.cdp.send('Target.attachToTarget', { targetId, flatten: false })
    const waiting = new Map<number, (reply: Reply) => void>()
    this.cdp.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      if (from !== sessionId) return
      const reply = JSON.parse(message) as Reply
      if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
    })
    let sent = 0
    return async (method, params = {}) => {
      const id = ++sent
      const replied = new Promise<Reply>(resolve => waiting.set(id, resolve))
      await this.cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
      const { result, error } = await replied
      waiting.delete(id)
      if (error !== undefined) throw new Error(`${method}: ${error.message}`)
      return result
    }
  }
}

/** A page that was opened. */
export interface Visit {
  evaluate(expression: string): Promise<unknown>
  leave(): Promise<unknown>
}
