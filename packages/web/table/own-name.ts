/** What somebody in a seat is called beside its role; null where nobody said anything else than that. */
export function ownName(name: string | undefined, role: string): string | null {
  return name === undefined || name === '' || name === role ? null : name
}
