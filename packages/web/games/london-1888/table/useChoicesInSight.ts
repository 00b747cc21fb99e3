import { type RefObject, useEffect, useRef } from 'react'
import type { Desk } from './useDesk.ts'

/** Between the line and the choices, in CSS pixels, and how much farther down they still are seen at once. */
const GAP = 8
const NEAR = 16

/**
 * Where the page scrolls, on a phone, choices begin right below the line that asks for them and that stays on top, whenever
 * something else than before is asked; and what comes after the last of them, as handing over the screen.
 */
export function useChoicesInSight(
  { table, status, game }: Desk,
  isStacked: boolean,
  line: RefObject<HTMLElement | null>,
  choices: RefObject<HTMLElement | null>,
): void {
  const { composing, scene } = table
  const way = composing === null ? '' : `${composing.mode} ${composing.path.length}`
  const asked = status.isMine && !table.preparing ? `${scene.state} ${game.state.window !== null} ${way}` : null
  const before = useRef(asked)
  useEffect(() => {
    const [asking, list] = [line.current, choices.current]
    if (before.current === asked || asking === null || list === null) return
    before.current = asked
    if (!isStacked || list.offsetHeight === 0) return
    const stuck = Number.parseFloat(getComputedStyle(asking).top)
    const below = (Number.isNaN(stuck) ? 0 : stuck + asking.offsetHeight) + GAP
    const { top } = list.getBoundingClientRect()
    if (top < below || top > below + NEAR) scrollBy(0, top - below)
  }, [asked, isStacked, line, choices])
}
