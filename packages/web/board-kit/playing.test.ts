import { expect, test } from 'vitest'
import { type Frames, play } from './playing.ts'

/** Frames that come when the test says so. */
function stage(lasts: number) {
  const log: string[] = []
  let waiting: ((now: number) => void) | null = null
  const frames: Frames = {
    request(tick) {
      waiting = tick
      return 1
    },
    cancel() {
      waiting = null
    },
  }
  const playing = play({ lasts, draw: time => log.push(`draw ${time}`), clear: () => log.push('clear') }, frames, () =>
    log.push('end'),
  )
  const frame = (now: number) => {
    const tick = waiting
    waiting = null
    tick?.(now)
  }
  return { log, playing, frame }
}

test('a film stands at its beginning before the first frame and ends once', () => {
  const { log, playing, frame } = stage(100)
  expect(log).toEqual(['draw 0'])
  for (const now of [1000, 1060, 1100, 1200]) frame(now)
  playing.skip()
  expect(log).toEqual(['draw 0', 'draw 0', 'draw 60', 'clear', 'end'])
})

test('a skipped film ends at once and only once', () => {
  const { log, playing, frame } = stage(100)
  playing.skip()
  playing.skip()
  frame(5000)
  expect(log).toEqual(['draw 0', 'clear', 'end'])
})

test('a film that is taken away leaves nothing behind and says nothing', () => {
  const { log, playing, frame } = stage(100)
  frame(1000)
  playing.stop()
  playing.skip()
  frame(2000)
  expect(log).toEqual(['draw 0', 'draw 0', 'clear'])
})

test('a film of no length shows its end with the first frame', () => {
  const { log, frame } = stage(0)
  frame(1000)
  expect(log).toEqual(['clear', 'end'])
})
