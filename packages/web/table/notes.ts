import { useStored } from './stored.ts'

/** A looker's own notes on a game, by subject. They never leave this machine. */
export type Notes = { readonly [subject: string]: string }

const NONE: Notes = {}

export function useNotes(game: string, looker: string): readonly [Notes, (subject: string, note: string) => void] {
  const [notes, keep] = useStored('notes', game, looker, NONE)
  const write = (subject: string, note: string) => {
    const { [subject]: _, ...others } = notes
    keep(note === '' ? others : { ...others, [subject]: note })
  }
  return [notes, write]
}
