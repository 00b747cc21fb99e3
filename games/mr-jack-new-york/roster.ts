import { CAST, type Character } from './cast.ts'
import { Kind, type KindCode } from './codec.ts'

/** The pieces, by name: their places in `CAST`. */
export const Piece = {
  Beach: 0,
  Callahan: 1,
  Eastman: 2,
  Grant: 3,
  Latimer: 4,
  Rider: 5,
  Smith: 6,
  Tumblety: 7,
} as const satisfies { readonly [name in Character]: number }

/** Section 7: the kind of decision that each card's power is; 0 for Eastman, who has no power step (NY-17). */
const POWERS: { readonly [name in Character]: KindCode | 0 } = {
  Beach: Kind.entrance,
  Callahan: Kind.cover,
  Eastman: 0,
  Grant: Kind.park,
  Latimer: Kind.lamp,
  Rider: Kind.site,
  Smith: Kind.steamer,
  Tumblety: Kind.swap,
}
/** The same by piece. */
export const POWER_OF = Uint8Array.from(CAST, name => POWERS[name])

/** The tiles, as the position numbers them. */
export const TileCode = { entrance: 0, lamp: 1, site: 2, park: 3 } as const
export const TILES = ['entrance', 'lamp', 'site', 'park'] as const satisfies readonly (keyof typeof TileCode)[]
/** Those that are built from the supply; a Park is the back of one of them (NY-7). */
export const BUILT = ['entrance', 'lamp', 'site'] as const

/** How a character's steps go: as everybody's, or as Rider's in her own activation (NY-36). */
export const Gait = { walk: 0, cross: 1 } as const
export type GaitCode = (typeof Gait)[keyof typeof Gait]
