import { useState } from 'react'

/** A value that stays on this machine, by game and looker: two at one screen do not see each other's. */
export function useStored<T>(name: string, game: string, looker: string, empty: T): readonly [T, (next: T) => void] {
  const key = `gaslight.${name}.${game}.${looker}`
  const [kept, setKept] = useState<{ readonly key: string; readonly value: T }>(() => ({
    key,
    value: read(key, empty),
  }))
  const value = kept.key === key ? kept.value : read(key, empty)
  const write = (next: T) => {
    setKept({ key, value: next })
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
  return [value, write]
}

function read<T>(key: string, empty: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? empty : (JSON.parse(text) as T)
  } catch {
    return empty
  }
}
