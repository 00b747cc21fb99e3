/** The eight characters (section 2), in the alphabetical order that records and lists use. */
export const CAST = ['Beach', 'Callahan', 'Eastman', 'Grant', 'Latimer', 'Rider', 'Smith', 'Tumblety'] as const

export type Character = (typeof CAST)[number]
