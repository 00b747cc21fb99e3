import type { JackView } from '@gaslight/jack-family'

/** The tokens that show Suspect (MJ-57, NY-62). */
export function publicSuspects(view: JackView): string[] {
  return Object.keys(view.characters).filter(name => view.characters[name]?.suspect)
}

/** Who may be Jack's character for the audience: the public suspects without the alibis it knows (MJ-57, NY-62). */
export function jackCandidates(view: JackView): string[] {
  if (view.jack !== undefined) return [view.jack]
  const told = view.alibis.map(({ character }) => character)
  return publicSuspects(view).filter(name => !told.includes(name))
}
