export { WhitechapelMap } from './WhitechapelMap.tsx'
