/** How fast films run; `off` shows their end at once. */
export type FilmSpeed = 'slow' | 'normal' | 'fast' | 'off'

/** The longest film of one activation at the slowest speed, in milliseconds. */
export const LONGEST_FILM = 2500

const PACE: { readonly [speed in FilmSpeed]: number } = { slow: 1.5, normal: 1, fast: 0.5, off: 0 }

/** A piece on its way; `legs` lasts are in milliseconds at normal speed. */
export interface Track<Leg> {
  readonly legs: readonly Leg[]
  readonly lasts: readonly number[]
}

/** One leg with the time at which it starts and how long it takes, in milliseconds. */
export interface TimedLeg<Leg> {
  readonly leg: Leg
  readonly start: number
  readonly lasts: number
}

export interface Schedule<Leg> {
  /** A list of legs for each track, in the order of the stages and of the tracks in them. */
  readonly tracks: readonly (readonly TimedLeg<Leg>[])[]
  readonly lasts: number
}

/** Lays stages one after another, the tracks of one stage side by side, and shortens all to `LONGEST_FILM`. */
export function schedule<Leg>(stages: readonly (readonly Track<Leg>[])[], speed: FilmSpeed): Schedule<Leg> {
  const pace = PACE[speed]
  const tracks: TimedLeg<Leg>[][] = []
  let clock = 0
  for (const stage of stages) {
    let end = clock
    for (const track of stage) {
      let start = clock
      const legs = track.legs.map((leg, i) => {
        const timed = { leg, start, lasts: (track.lasts[i] ?? 0) * pace }
        start += timed.lasts
        return timed
      })
      tracks.push(legs)
      end = Math.max(end, start)
    }
    clock = end
  }
  const squeeze = clock > LONGEST_FILM ? LONGEST_FILM / clock : 1
  return {
    tracks: tracks.map(legs =>
      legs.map(({ leg, start, lasts }) => ({ leg, start: start * squeeze, lasts: lasts * squeeze })),
    ),
    lasts: clock * squeeze,
  }
}

/** The leg of a track at a time, and how much of it is done (0 to 1); before the first and after the last it stands still. */
export function legAt<Leg>(
  legs: readonly TimedLeg<Leg>[],
  time: number,
): { readonly leg: Leg; readonly done: number } | undefined {
  const current = legs.findLast(leg => leg.start <= time) ?? legs[0]
  if (!current) return undefined
  const done = current.lasts === 0 ? 1 : (time - current.start) / current.lasts
  return { leg: current.leg, done: Math.min(1, Math.max(0, done)) }
}
