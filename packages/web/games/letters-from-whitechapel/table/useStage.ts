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
}

/**
 * On a small screen the map stays below the sentence that says what is asked: the style sheet is told in `--status` how high
 * that is. Whenever something else is asked, the buttons for it come out from under the map; and whoever begins to draw on
 * the map sees it whole.
 */
export function useStage({ ask, draws }: Staging): Stage {
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
  return { stage, status }
}

function mapOn(stage: HTMLElement | null): HTMLElement | null {
  return stage?.querySelector('.lw-view')?.parentElement ?? null
}

/** Where the style sheet keeps the map in sight (see Stage.module.css). */
const STICKS = '(max-width: 68rem) and (min-height: 34rem)'
/** Room between the map and what stands below it, in CSS pixels. */
const ROOM = 12

function uncover(stage: HTMLElement): void {
  // Asked first: everything after it has the page laid out at once.
  if (!matchMedia(STICKS).matches) return
  const map = mapOn(stage)
  const now = stage.querySelector('section')
  const side = stage.querySelector('aside')
  if (!map || !now || !side) return
  const { bottom } = map.getBoundingClientRect()
  const { top, height } = now.getBoundingClientRect()
  // Whoever has drawn the panels over the map is reading.
  const reads = side.getBoundingClientRect().top < bottom
  if (!reads && height > 0 && top < bottom) scrollBy(0, top - bottom - ROOM)
}
