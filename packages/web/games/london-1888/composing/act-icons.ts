import {
  ArrowLeftRight,
  BriefcaseMedical,
  Dices,
  Footprints,
  Gavel,
  Handshake,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  Scale,
  Search,
  Store,
  Swords,
} from 'lucide-react'
import type { ActId } from './acts.ts'

/** The signs beside the acts. */
export const ACT_ICONS: { readonly [act in ActId]: LucideIcon } = {
  roll: Dices,
  walk: Footprints,
  treat: BriefcaseMedical,
  attack: Swords,
  question: MessageCircleQuestionMark,
  search: Search,
  shop: Store,
  offer: ArrowLeftRight,
  market: Scale,
  arrest: Gavel,
  protester: Megaphone,
  trade: Handshake,
}
