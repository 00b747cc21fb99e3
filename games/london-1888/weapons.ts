/** The WEAPON cards in the order of their numbers. */
export const WEAPONS = [
  'scalpel',
  'winchester',
  'derringer',
  'leather_chest_protector',
  'strangling_cord',
  'bulldog',
  'service_revolver',
  'shotgun',
  'throwing_knife',
  'sword_cane',
  'knife',
  'vitriol',
  'truncheon',
] as const
export type WeaponId = (typeof WEAPONS)[number]

export const WEAPON_KINDS = WEAPONS.length
export const SCALPEL = 0
export const PROTECTOR = 3
export const SWORD_CANE = 9
export const VITRIOL = 11
export const TRUNCHEON = 12

export interface WeaponCard {
  readonly copies: number
  /** Reach in DIST, from least to most; none for a Defence. */
  readonly reach?: readonly [least: number, most: number]
  /** Life points that a hit costs. */
  readonly impact?: number
  readonly rule: string
}

export const WEAPON_TABLE: { readonly [id in WeaponId]: WeaponCard } = {
  scalpel: { copies: 1, reach: [0, 0], impact: 3, rule: 'LD-57' },
  winchester: { copies: 1, reach: [1, 6], impact: 2, rule: 'LD-58' },
  derringer: { copies: 2, reach: [0, 3], impact: 1, rule: 'LD-59' },
  leather_chest_protector: { copies: 2, rule: 'LD-60' },
  strangling_cord: { copies: 1, reach: [0, 0], impact: 2, rule: 'LD-61' },
  bulldog: { copies: 2, reach: [0, 1], impact: 2, rule: 'LD-62' },
  service_revolver: { copies: 2, reach: [0, 4], impact: 1, rule: 'LD-63' },
  shotgun: { copies: 1, reach: [0, 2], impact: 2, rule: 'LD-64' },
  throwing_knife: { copies: 2, reach: [0, 1], impact: 1, rule: 'LD-65' },
  sword_cane: { copies: 2, reach: [0, 0], impact: 1, rule: 'LD-66' },
  knife: { copies: 3, reach: [0, 0], impact: 1, rule: 'LD-67' },
  vitriol: { copies: 1, reach: [0, 1], impact: 2, rule: 'LD-68' },
  truncheon: { copies: 1, reach: [0, 0], impact: 1, rule: 'LD-69' },
}

/** By number; the Defence reaches nobody. */
export const LEAST_DIST: readonly number[] = WEAPONS.map(id => WEAPON_TABLE[id].reach?.[0] ?? 1)
export const MOST_DIST: readonly number[] = WEAPONS.map(id => WEAPON_TABLE[id].reach?.[1] ?? 0)
export const LONGEST_REACH = Math.max(...MOST_DIST)
export const IMPACT: readonly number[] = WEAPONS.map(id => WEAPON_TABLE[id].impact ?? 0)
/** The Weapon pile at the start: the Scalpel is set aside (LD-17). */
export const PILE_COPIES: readonly number[] = WEAPONS.map((id, number) =>
  number === SCALPEL ? 0 : WEAPON_TABLE[id].copies,
)
