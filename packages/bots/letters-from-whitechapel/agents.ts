import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Agent } from '../agent.ts'
import { greedily } from './greedy.ts'
import { inspecting } from './inspector.ts'
import { randomly } from './random.ts'

/** From the weakest to the strongest. */
export const whitechapelers: readonly Agent<WhitechapelView>[] = [randomly, greedily, inspecting]
