/** A moment to look at, within the game; null where it is the present. */
export function clip(past: number, moments: number): number | null {
  return past >= moments ? null : Math.max(0, past)
}

interface Sealed {
  readonly event: { readonly link: string }
}

/** `past` of one audience's log in another's, or the last moment before it of which that audience knows: seals are the same. */
export function sameMoment(past: number, log: readonly Sealed[], other: readonly Sealed[]): number | null {
  for (let at = Math.min(past, log.length); at > 0; at--) {
    const there = other.findIndex(({ event }) => event.link === log[at - 1].event.link)
    if (there >= 0) return clip(there + 1, other.length)
  }
  return 0
}
