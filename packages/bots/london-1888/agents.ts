import type { LondonView } from '@gaslight/london-1888'
import type { Agent } from '../agent.ts'
import { greedily } from './greedy.ts'
import { inspecting } from './inspector.ts'
import { randomly } from './random.ts'

/** From the weakest to the strongest. */
export const ripperologists: readonly Agent<LondonView>[] = [randomly, greedily, inspecting]
