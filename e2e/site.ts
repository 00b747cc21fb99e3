import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, type ServeOptions, serve } from '@gaslight/server'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** The whole program as people run it, on a free port with a database of its own, and a real browser before it. */
export interface Site {
  readonly url: string
  /** A visitor who has never been here, nothing stored; he leaves when the test is over. */
  visitor(looks?: Looks): Promise<BrowserContext>
  close(): Promise<void>
}

interface Looks {
  readonly theme?: 'night' | 'morning'
  readonly size?: { readonly width: number; readonly height: number }
  /** Whether he points with a finger. */
  readonly touch?: boolean
  /** Whether the browser keeps the page; else each visitor would fetch the whole of it beside what he looks at. */
  readonly keeps?: boolean
}

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `prepare` writes games into the folder of the database before anybody comes. */
export async function openSite(
  more: Partial<ServeOptions> = {},
  prepare: (data: string) => Promise<void> = async () => {},
): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'gaslight-e2e-'))
  await prepare(data)
  const started = await serve({ port: 0, host: '127.0.0.1', data, botDelayMs: 0, logLevel: 'error', ...more })
  if (!started.ok) throw new Error(started.error)
  const running: Running = started.value
  const browser: Browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: QUIET })
  return {
    url: running.url,
    async visitor({ theme = 'night', size = DESKTOP, touch = false, keeps = false } = {}) {
      const context = await browser.newContext({
        baseURL: running.url,
        colorScheme: theme === 'night' ? 'dark' : 'light',
        viewport: size,
        hasTouch: touch,
        isMobile: touch,
        locale: 'en',
        reducedMotion: 'reduce',
        serviceWorkers: keeps ? 'allow' : 'block',
      })
      context.setDefaultTimeout(20_000)
      // Whoever has not chosen gets the night, whatever the device says.
      await context.addInitScript(`localStorage.setItem('gaslight.theme', '${theme}')`)
      onTestFinished(() => context.close())
      return context
    },
    async close() {
      await browser.close()
      await running.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
