/** The characters (MJ-2, MJ-72), in the alphabetical order that records and lists use. */
export const BASE_CAST = ['Bert', 'Goodley', 'Gull', 'Holmes', 'Lestrade', 'Smith', 'Stealthy', 'Watson'] as const
export const EXTENSION_CAST = ['Abberline', 'Lane', 'Madame', 'Moriarty', 'Pizer', 'Spring'] as const

export type BaseCharacter = (typeof BASE_CAST)[number]
export type Character = BaseCharacter | (typeof EXTENSION_CAST)[number]
