export * from './action-cards.ts'
export { askedOf, stepsIn } from './asked.ts'
export {
  CHARACTER_CARDS,
  CHARACTERS,
  type CharacterCard,
  type CharacterId,
  CODES,
  OBLIGATORY,
} from './cast.ts'
export { type Chapter, chapters, type Drawn, isSilent, type Line, lineOf, linesFrom, placeOf } from './chronicle.ts'
export { london1888Consequences } from './consequences.ts'
export { type Deduction, deduce } from './deduce.ts'
export { type EventOdds, eventOdds, type SupplyOdds } from './deduce-decks.ts'
export { chanceHeld, type HandOdds, type HandsOdds, handOdds } from './deduce-hands.ts'
export { type LineOdds, lineOdds } from './deduce-lines.ts'
export { type RoleOdds, type RoleReason, roleOdds } from './deduce-roles.ts'
export type { LondonDetail, PlayDetail } from './detail.ts'
export { REASONS, type Reason } from './endings.ts'
export { EVENT_TABLE, EVENTS, type EventCard, type EventId } from './event-cards.ts'
export { lineFacts, murdersIn, ownFacts, playerFacts, tableFacts } from './facts.ts'
export { london1888 } from './game.ts'
export { leftBy } from './hits.ts'
export { ILLEGAL, type IllegalReason } from './illegal.ts'
export { ITEM_NAMES, type ItemName } from './items.ts'
export { decisionText } from './labels.ts'
export * from './layout.ts'
export { LOCATION_ROWS, type LocationRow, PASSAGES } from './locations.ts'
export * from './map.ts'
export { MISFITS } from './misfit.ts'
export { WINDOWS, type WindowKind } from './open-window.ts'
export { type LondonOptions, OPTIONS } from './options.ts'
export { type Outlook, outlookOf } from './outlook.ts'
export { placeFacts, seatsAt } from './place-facts.ts'
export { plainText } from './plain-labels.ts'
export { london1888Play } from './play.ts'
export { pointsOf } from './points.ts'
export type { PosedLondon } from './posed.ts'
export type { LondonPosition } from './position.ts'
export { reach } from './reach.ts'
export { called, counted, itemName, placed, refusedName, type Saying, seated, spaceName } from './saying.ts'
export { aftermath, chapterName, follows, sentence, telling } from './sentences.ts'
export { shopPriceIn } from './shop-price.ts'
export {
  ALIBI_ORDERS,
  ARREST_ANSWERS,
  DEFAULT_ORDERS,
  MARKET_FIRSTS,
  type MarketOrder,
  SIDESTEP_ORDERS,
  type StandingOrders,
} from './standing-orders.ts'
export { streetName } from './street-words.ts'
export { STREET_LINKS, STREETS } from './streets.ts'
export * from './supply.ts'
export { type Hidden, readOpen, readTold, type Told } from './told.ts'
export * from './view.ts'
export { lineBetween, wayBetween } from './ways.ts'
export { WEAPON_TABLE, WEAPONS, type WeaponCard, type WeaponId } from './weapons.ts'
