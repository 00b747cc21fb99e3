export { Board } from './Board.tsx'
export { CharacterToken } from './pieces/CharacterToken.tsx'
export { GateIcon, LampIcon, ManholeIcon } from './pieces/Icons.tsx'
export type { BoardProps, Mark, Overlay, Scene, Stage, Target, Way } from './props.ts'
