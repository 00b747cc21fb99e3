import type { Session, SessionState } from '@gaslight/client'
import { asking, Sfc32 } from '@gaslight/core'
import type { LondonOptions, LondonView } from '@gaslight/london-1888'
import { london1888 } from '@gaslight/london-1888/game'

/**
 * What the seat of a looker answers in an open window if it says nothing (LD-145, LD-146), as a token of the notation: what
 * it has ordered beforehand, else a pass; null where it is not asked.
 */
export async function silenceOf(
  { view, window }: Pick<SessionState<LondonView>, 'view' | 'window'>,
  session: Pick<Session, 'orders'>,
): Promise<string | null> {
  const { windows } = london1888
  if (window?.you === undefined || windows === undefined || typeof view.audience !== 'number') return null
  // An offer is declined.
  if (window.waits) return window.you.answers[0] ?? null
  const given = await session.orders()
  const asked = asking(london1888, london1888.sample(view, new Sfc32(view.audience)), view.audience)
  if (!given.ok || asked === null) return null
  const orders = { ...windows.orders(view.options as LondonOptions), ...given.value }
  return london1888.notation.format(asked, windows.ordered(asked, orders), view.audience)
}
