export { believe, HuntBelief } from './belief.ts'
export { type Fact, factsOf, type Stood } from './belief-facts.ts'
export type { Prior } from './belief-hideouts.ts'
export type { Hunt } from './belief-hunt.ts'
export { NightBelief } from './belief-night.ts'
export type { Question } from './belief-questions.ts'
export type { Leg } from './belief-routes.ts'
export { drawRow } from './belief-rows.ts'
export type { Survey } from './belief-survey.ts'
export type { Way } from './belief-ways.ts'
export { COLOURS, type Colour, FACES, type Face, INSPECTORS, LETTERS, type Letter, ROLES, type Role } from './cast.ts'
export { Kind, kindOf, payloadOf } from './codec.ts'
export type { WhitechapelDetail } from './detail.ts'
export { movesBetween, stepsBetween } from './distances.ts'
export { type Entry, entriesOf, murderCell } from './entries.ts'
export { lettersFromWhitechapel } from './game.ts'
export {
  ALLEYS,
  CIRCLES_BY,
  COACHES,
  CROSSINGS_BY,
  isOpen,
  JOINED,
  joinOf,
  ROUTE_START,
  ROUTES,
  type Rows,
  rowHas,
  rowOf,
  STEPS,
  WITHIN_TWO,
} from './graph.ts'
export { CATCH_ME_HIDEOUTS, HIDEOUTS } from './hideouts.ts'
export { ILLEGAL, type IllegalReason } from './illegal.ts'
export * from './map.ts'
export { OPTIONS, type PolicemanSeat, type WhitechapelOptions } from './options.ts'
export { Phase } from './phase.ts'
export { lettersFromWhitechapelPlay } from './play.ts'
export type { PosedWhitechapel } from './posed.ts'
export type { WhitechapelPosition } from './position.ts'
export { tokensOf } from './record-reader.ts'
export { ownersOf, SUPPLY } from './rules.ts'
export { readToken, type Told } from './told.ts'
export * from './view.ts'
