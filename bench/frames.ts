import type { CDPSession, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Microseconds in which the thread itself ran. */
  readonly tdur?: number
}

/** A frame that was drawn, in milliseconds of the page's main thread. */
export interface Frame {
  readonly busy: number
  /** What took how much of it, tasks apart; one thing may lie within another. */
  readonly parts: ReadonlyMap<string, number>
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']
/** What was done so many microseconds before a frame's last task began does not make that frame late. */
const EARLIER = 16_700

/**
 * The frames that a page draws while something is done to it: each is all tasks from the picture before to the one in which
 * this picture was handed over. What the page did while nothing was to be drawn counts for no frame.
 */
export async function framesWhile(cdp: CDPSession, page: Page, act: () => Promise<void>): Promise<readonly Frame[]> {
  const events: TraceEvent[] = []
  const hear = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', hear)
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  await act()
  await page.waitForTimeout(100)
  const complete = new Promise(resolve => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', hear)
  return framesIn(events)
}

function framesIn(events: readonly TraceEvent[]): readonly Frame[] {
  const whole = events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts)
  const main = drawingThread(whole)
  const mine = whole.filter(event => threadOf(event) === main)
  const frames: Frame[] = []
  let since = 0
  for (const last of mine.filter(isTask)) {
    const end = endOf(last)
    if (!mine.some(event => event.name === 'Commit' && event.ts >= last.ts && endOf(event) <= end)) continue
    const from = Math.max(since, last.ts - EARLIER)
    const during = mine.filter(event => event.ts < end && endOf(event) > from)
    frames.push({ busy: sum(during.filter(isTask)), parts: partsOf(during.filter(event => !isTask(event))) })
    since = end
  }
  return frames
}

function partsOf(events: readonly TraceEvent[]): ReadonlyMap<string, number> {
  const parts = new Map<string, number>()
  for (const event of events) parts.set(event.name, (parts.get(event.name) ?? 0) + sum([event]))
  return parts
}

/** The main thread of the page that draws most; the browser has others. */
function drawingThread(events: readonly TraceEvent[]): string {
  const pictures = new Map<string, number>()
  for (const event of events)
    if (event.name === 'Commit') pictures.set(threadOf(event), (pictures.get(threadOf(event)) ?? 0) + 1)
  const [most] = [...pictures].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? ''
}

const isTask = ({ name }: TraceEvent) => name === 'RunTask'
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

function sum(events: readonly TraceEvent[]): number {
  return events.reduce((all, { tdur, dur = 0 }) => all + (tdur ?? dur), 0) / 1000
}
