import { type RefObject, useEffect, useRef } from 'react'
import type { Desk } from './useDesk.ts'

/**
 * Where the page scrolls, on a phone, whatever is asked begins right below the board and the line that asks, which stay on
 * top: there the page goes whenever something else is asked, or nothing more, and when somebody looks back.
 */
export function useChoicesInSight(
  { table, status, game }: Desk,
  isStacked: boolean,
  parts: RefObject<HTMLElement | null>,
): void {
  const { composing, scene, play } = table
  const way = composing === null ? '' : `${composing.mode} ${composing.path.length}`
  const asked = status.isMine && !table.preparing ? `${scene.state} ${game.state.window !== null} ${way}` : ''
  const now = play.past === null ? asked : 'past'
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    if (isStacked) scrollBy(0, parts.current?.getBoundingClientRect().top ?? 0)
  }, [now, isStacked, parts])
}
