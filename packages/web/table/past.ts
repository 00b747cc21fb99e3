/** A moment to look at, within the game; null where it is the present. */
export function clip(past: number, moments: number): number | null {
  return past >= moments ? null : Math.max(0, past)
}
