/** What somebody asks for who does not care which side to play. */
export const CHANCE = 'chance'

/** What somebody asks for who lets computers play and looks on. */
export const WATCH = 'watch'

/** The side asked for, or any of them with even chances. */
export function sideFor(wanted: string, roles: readonly string[]): string {
  if (wanted !== CHANCE) return wanted
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return roles[word % roles.length] ?? wanted
}
