import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './design/tokens.css'
import './design/fonts.css'
import './design/base.css'
import { App } from './app/App.tsx'
import { preloadPage } from './app/pages.ts'
import { startI18n } from './i18n/index.ts'

async function start(): Promise<void> {
  const place = document.querySelector('#app')
  if (!place) throw new Error('index.html lacks #app')
  await Promise.all([startI18n(), preloadPage(location.pathname)])
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

// Not awaited: a page's chunk may import from this one, and would wait for it forever.
void start()
