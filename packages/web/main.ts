import { connect } from '@gaslight/client'
import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'
import { pageAt } from './app/pages.ts'
import { laterPart, loadTexts, showLanguage } from './i18n/texts.ts'
import { recoverLostParts } from './offline/recover.ts'
import { takePlace } from './table/ahead.ts'

/** Milliseconds that a game's table may take to be drawn at once, after the page around it has come. */
const PATIENCE = 200

/** Milliseconds after the first picture, when nobody waits for anything any more. */
const SETTLED = 3000

async function keepOffline(): Promise<void> {
  await (await import('./offline/register.ts')).keepOffline()
}

/** Starts everything that the first picture needs side by side, and draws once it is there. */
async function start(): Promise<void> {
  recoverLostParts()
  showLanguage()
  const client = connect()
  const shell = import('./app/show.tsx')
  const table = takePlace(client, location.pathname)
  await Promise.all([
    loadTexts('shell'),
    // A page that does not load shows in the error boundary, not here.
    pageAt(location.pathname)
      ?.load()
      .catch(() => {}),
    shell,
  ])
  await Promise.race([table, new Promise(resolve => setTimeout(resolve, PATIENCE))])
  const { show } = await shell
  show(client)
  // Whatever speaks from them asks again.
  loadTexts(laterPart('shell')).catch(() => {})
  if (import.meta.env.PROD) setTimeout(keepOffline, SETTLED)
}

// Not awaited: a page's chunk may import from this one, and would wait for it forever.
void start()
