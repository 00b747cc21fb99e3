import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Stage {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly status: RefObject<HTMLDivElement | null>
}

interface Staging {
  /** What is asked; always as many values. */
  readonly ask: readonly unknown[]
  /** Whether a click on the map draws on it. */
  readonly draws: boolean
  /** What somebody has the map show; always as many values. */
  readonly shows: readonly unknown[]
}

/**
 * On a small screen the map stays below the sentence that says what is asked: the style sheet is told in `--status` how high
 * that is. Whenever something else is asked, the buttons for it come out from under the map; and whoever begins to draw on
 * the map, or has it show something from the panels that lie over it, sees it whole.
 */
export function useStage({ ask, draws, shows }: Staging): Stage {
  const stage = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const sentence = status.current
    if (sentence === null) return
    const observer = new ResizeObserver(() => {
      mapOn(stage.current)?.style.setProperty('--status', `${sentence.offsetHeight}px`)
    })
    observer.observe(sentence)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (stage.current !== null) uncover(stage.current)
  }, ask)

  useEffect(() => {
    if (draws && matchMedia(STICKS).matches) stage.current?.scrollIntoView()
  }, [draws])
  const shown = useRef(shows)
  useEffect(() => {
    const isNew = shows.some((value, index) => value !== shown.current[index])
    shown.current = shows
    if (isNew && matchMedia(STICKS).matches && stage.current !== null && isCovered(stage.current))
      stage.current.scrollIntoView()
  }, shows)
  return { stage, status }
}

function mapOn(stage: HTMLElement | null): HTMLElement | null {
  return stage?.querySelector('.lw-view')?.parentElement ?? null
}

/** Where the style sheet keeps the map in sight (see Stage.module.css). */
const STICKS = '(max-width: 68rem) and (min-height: 34rem)'
/** Room between the map and what stands below it, in CSS pixels. */
const ROOM = 12

/** Whether the panels lie over the map. */
function isCovered(stage: HTMLElement): boolean {
  const map = mapOn(stage)
  const side = stage.querySelector('aside')
  return map !== null && side !== null && side.getBoundingClientRect().top < map.getBoundingClientRect().bottom
}

function uncover(stage: HTMLElement): void {
  // Asked first: everything after it has the page laid out at once.
  if (!matchMedia(STICKS).matches) return
  const map = mapOn(stage)
  const now = stage.querySelector('section')
  if (!map || !now) return
  const { bottom } = map.getBoundingClientRect()
  const { top, height } = now.getBoundingClientRect()
  // Whoever has drawn the panels over the map is reading.
  if (isCovered(stage)) return
  if (height > 0 && top < bottom) scrollBy(0, top - bottom - ROOM)
  // A button that stays for what is asked next may have come under what is fixed at the bottom.
  now.querySelector('button:focus-visible')?.scrollIntoView({ block: 'nearest' })
}
