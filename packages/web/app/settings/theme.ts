import { useSyncExternalStore } from 'react'

export const THEMES = ['night', 'morning', 'device'] as const
export type ThemeChoice = (typeof THEMES)[number]
export type Theme = 'night' | 'morning'

const STORED = 'gaslight.theme'
const GROUND = { night: '#0f1420', morning: '#f4efe4' } as const
const daylight = matchMedia('(prefers-color-scheme: light)')
const listeners = new Set<() => void>()
let choice = stored()

function stored(): ThemeChoice {
  try {
    const text = localStorage.getItem(STORED)
    return THEMES.find(theme => theme === text) ?? 'night'
  } catch {
    return 'night'
  }
}

function resolve(): Theme {
  if (choice === 'device') return daylight.matches ? 'morning' : 'night'
  return choice
}

function show(): void {
  const theme = resolve()
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme])
  for (const listener of listeners) listener()
}

daylight.addEventListener('change', show)

export function chooseTheme(theme: ThemeChoice): void {
  choice = theme
  try {
    localStorage.setItem(STORED, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => choice)
}

/** The theme on screen now. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, resolve)
}
