export { Moves, WhitechapelMap } from './WhitechapelMap.tsx'
