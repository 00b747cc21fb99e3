import { mix } from '@gaslight/core'
import { type LondonState, RULED_WORDS } from './state.ts'

const SCALARS = 12
const words = new Int32Array(RULED_WORDS + SCALARS)

/** Over everything the rules depend on; what somebody has only seen is left out. */
export function fingerprint(p: LondonState): readonly [number, number] {
  for (let i = 0; i < RULED_WORDS; i++) words[i] = p.words[i]
  let at = RULED_WORDS
  words[at++] = p.phase | (p.round << 8) | (p.murders << 16) | (p.eventCount << 24)
  words[at++] =
    p.event | (p.manifested << 8) | (p.resigned << 9) | (p.passed << 10) | (p.unmasked << 11) | (p.dealt << 16)
  words[at++] = p.holder | (p.starter << 8) | (p.turnSeat << 16) | (p.jack << 24)
  words[at++] = p.offset | (p.roll << 8) | (p.bonus << 16) | (p.walked << 24)
  words[at++] =
    p.rolled |
    (p.shortCut << 1) |
    (p.bargain << 2) |
    (p.decided << 3) |
    (p.treating << 4) |
    (p.lusked << 5) |
    (p.proposed << 6) |
    (p.trade << 7) |
    (p.netleyRolled << 8) |
    (p.warrenReleased << 9) |
    (p.stealth << 12) |
    (p.offers << 16) |
    (p.toDraw << 20) |
    (p.dieFor << 24)
  words[at++] = p.asked | (p.revealSeat << 8) | (p.revealMask << 16) | (p.roleTurned << 24)
  words[at++] = p.peeker | (p.marketWhy << 8) | (p.deal << 12) | (p.saleItem << 16) | (p.price << 24)
  words[at++] =
    p.arrestVictim | (p.arrestBy << 8) | (p.arrestAsked << 16) | (p.arrestCause << 24) | (p.arrestLoss << 28)
  words[at++] = p.shotVictim | (p.shotWeapon << 8) | (p.offerGive << 16) | (p.offerWant << 24)
  words[at++] = p.dropNext | (p.offeredLife << 8) | (p.used << 16) | (p.ending << 24)
  words[at++] = p.hiddenAction | (p.hiddenLife << 8) | (p.hiddenWeapon << 16)
  words[at++] = p.reserve
  return mix(words)
}
