/** The packed form of positions and decisions, for who computes with them: see `state.ts` and `codec.ts`. */
export {
  ABBERLINE,
  GODLEY,
  GULL,
  PRINCE,
  SEATS,
  WARREN,
} from './cast.ts'
export { Answer, Kind, kindOf, Plain, payloadOf, Search } from './codec.ts'
export { handLimit } from './course.ts'
export { Ending } from './endings.ts'
export { EVENT_COUNT, Event, MURDERS, SURE_MURDER } from './event-cards.ts'
export { ACCESS, ADJACENT, distOf, HOMES, isShop } from './graph.ts'
export { cardOf, Item, isAction } from './items.ts'
export { stepsLeft } from './movement.ts'
export { Identity, Loss, Phase, Serving, Side } from './phase.ts'
export { shopPrice } from './playable.ts'
export { Hit, OTHER } from './shooting.ts'
export { faceDown, isOpenLine } from './suspicion.ts'
export { IMPACT, LEAST_DIST, MOST_DIST, PROTECTOR, SCALPEL, SWORD_CANE, VITRIOL, WEAPON_KINDS } from './weapons.ts'
