export { EscapeTrack } from './panels/EscapeTrack.tsx'
export { RecordSheet } from './panels/RecordSheet.tsx'
export { WhitechapelMap } from './WhitechapelMap.tsx'
