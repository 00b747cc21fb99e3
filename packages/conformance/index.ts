export { examineGame, type Violation } from './game/examine.ts'
export type { Property } from './game/property.ts'
export type { GameSetup, Secret } from './game/setup.ts'
export { conformGame } from './game.ts'
