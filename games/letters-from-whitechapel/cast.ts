/** The policemen, in the fixed order of LW-3. */
export const COLOURS = ['blue', 'yellow', 'brown', 'red', 'green'] as const
export type Colour = (typeof COLOURS)[number]

/** What a patrol token shows when it is turned up (section 2). */
export const FACES = [...COLOURS, 'fake'] as const
export type Face = (typeof FACES)[number]

/** The inspectors on the Head tiles. */
export const INSPECTORS: { readonly [colour in Colour]: string } = {
  blue: 'Warren',
  yellow: 'Lusk',
  brown: 'Swanson',
  red: 'Abberline',
  green: 'Reid',
}

/** LW-73 to LW-77. */
export const LETTERS = ['dear-boss', 'from-hell', 'saucy-jacky', 'goulston'] as const
export type Letter = (typeof LETTERS)[number]

/** Seat 0 is Jack (LW-1). */
export const ROLES = ['jack', 'detective-1', 'detective-2', 'detective-3', 'detective-4', 'detective-5'] as const
export type Role = (typeof ROLES)[number]

/** LW-96. */
export const REASONS = ['escape', 'arrest', 'stuck', 'time', 'address'] as const
export type Reason = (typeof REASONS)[number]
