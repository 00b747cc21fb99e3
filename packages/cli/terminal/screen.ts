import type { Screen } from '../face.ts'
import type { Say } from '../speech.ts'
import { paintFor } from './paint.ts'

/** The standard output as a screen: coloured and as wide as it says, where it is a terminal. */
export function screenOf(output: NodeJS.WriteStream, say: Say): Screen {
  return {
    say,
    paint: paintFor(output.isTTY ? output.getColorDepth() : 1),
    width: output.columns || 80,
  }
}
