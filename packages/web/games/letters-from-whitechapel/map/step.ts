import { createContext } from 'react'
import { NUMBERED } from './sizes.ts'

/** The scale for which things are put beside each other on the map, in CSS pixels for one drawing unit. */
export const Step = createContext(NUMBERED)
