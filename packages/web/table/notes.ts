import { useState } from 'react'

/** A looker's own notes on a game, by subject. They never leave this machine. */
export type Notes = { readonly [subject: string]: string }

const PREFIX = 'gaslight.notes.'

/** `looker` keeps two players at one screen from reading each other's notes. */
export function useNotes(game: string, looker: string): readonly [Notes, (subject: string, note: string) => void] {
  const key = `${PREFIX}${game}.${looker}`
  const [kept, setKept] = useState({ key, notes: read(key) })
  const notes = kept.key === key ? kept.notes : read(key)
  const write = (subject: string, note: string) => {
    const { [subject]: _, ...others } = notes
    const next = note === '' ? others : { ...others, [subject]: note }
    setKept({ key, notes: next })
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage the notes last as long as the page.
    }
  }
  return [notes, write]
}

function read(key: string): Notes {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Notes
  } catch {
    return {}
  }
}
