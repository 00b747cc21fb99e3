export { Board } from './Board.tsx'
export { Medal } from './pieces/Pawn.tsx'
