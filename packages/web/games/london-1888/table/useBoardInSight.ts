import { type RefObject, useEffect } from 'react'
import type { Table } from './useTable.ts'

/**
 * Where the page scrolls, on a small screen, the board comes back into sight when a walk can be pointed at and when something
 * moves on it; not while somebody reads what stands below.
 */
export function useBoardInSight(
  { play, reach }: Table,
  board: RefObject<HTMLElement | null>,
  below: RefObject<HTMLElement | null>,
): void {
  const isWalk = Object.keys(reach).length > 0
  const moves = play.film.frame?.moves ?? false
  useEffect(() => {
    if (!(isWalk || moves) || !matchMedia('(max-width: 68rem)').matches) return
    const isRead = (below.current?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2
    if (!isRead) board.current?.scrollIntoView({ block: 'nearest' })
  }, [isWalk, moves, board, below])
}
