import { COLOURS, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useState } from 'react'
import { useStored } from '../../../table/stored.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
import { type Missed, missedNow, NO_PLAN, type Plan, planEnd, planNow, planned, type Step } from '../aids/plan.ts'
import type { Sketching } from '../aids/sketches.ts'
import { type Deduced, useDeduction } from '../aids/useDeduction.ts'
import { useSketching } from '../aids/useSketching.ts'
import { keyOf } from '../composing/parts.ts'
import type { Colour, Night, NodeId, Sticker, Target } from '../map/props.ts'
import { handOf } from '../words.ts'

/** What a click on the map does besides playing. */
export type Tool =
  | { readonly kind: 'plan'; readonly byCoach: boolean; readonly missed?: Missed }
  | { readonly kind: 'sticker'; readonly sticker: Sticker }
  | { readonly kind: 'arrow'; readonly from: NodeId | null }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'erase' }

/** A looker's own pencil and what he has worked out for him; nobody else sees any of it. */
export interface Aids extends Deduced {
  readonly tool: Tool | null
  setTool(tool: Tool | null): void
  /** Uses what is in hand; false where there is nothing. */
  use(target: Target): boolean
  /** Whether a click on the map does something else than play. */
  readonly inHand: boolean
  readonly steps: readonly Step[]
  setSteps(steps: readonly Step[]): void
  /** A circle to which no way led, while the pencil is in hand. */
  readonly unreachable: number | null
  readonly sketching: Sketching
  /** Whether the deduction may be shown: it is an option of the table, and Jack gets none before the end. */
  readonly mayDeduce: boolean
  /** Whether it is shown. */
  readonly deducing: boolean
  setDeducing(on: boolean): void
  /** After the end: the night whose row is on the map; null for the map as it stands. */
  readonly rowOf: Night | null
  showRowOf(night: Night | null): void
}

/** `view`: the one on show. Once the game is over nothing is hidden, and everybody may have everything worked out. */
export function useAids(game: SurfaceProps<WhitechapelView>, view: WhitechapelView): Aids {
  const isOver = game.state.view.outcome !== undefined
  const looker = view.audience
  const [tool, setTool] = useState<Tool | null>(null)
  const [plan, setPlan] = useStored<Plan>('plan', game.id, looker, NO_PLAN)
  const [deducing, setDeducing] = useStored('deducing', game.id, looker, false)
  const sketching = useSketching(game)
  const mayDeduce = isOver || (view.options.overlay && looker !== 'jack')
  const deduced = useDeduction(view, deducing && mayDeduce)
  const { supposing } = deduced
  const [rowOf, showRowOf] = useState<Night | null>(null)
  const steps = planNow(plan, view)
  const setSteps = (next: readonly Step[]) =>
    setPlan({ night: view.night, filled: view.nights[view.night]?.filled ?? 0, steps: next })
  const { audience } = game.state.info
  const hand = handOf(view, typeof audience === 'number' ? audience : 1)
  /** An arrow that begins at a policeman is a plan for him. */
  const handAt = (node: NodeId): Colour => COLOURS.find(colour => view.policemen[colour] === node) ?? hand

  const use = (target: Target): boolean => {
    if (supposing !== null) {
      if (target.kind === 'circle') deduced.suppose({ kind: supposing, circle: target.circle })
      return true
    }
    if (tool === null) return false
    const node = keyOf(target) as NodeId
    switch (tool.kind) {
      case 'plan': {
        if (target.kind !== 'circle') return true
        const next = planned(steps, target.circle, view, tool.byCoach)
        if (next === null) setTool({ ...tool, missed: { from: planEnd(steps, view), to: target.circle } })
        else setSteps(next)
        return true
      }
      case 'sticker':
        sketching.add({ kind: 'sticker', at: node, sticker: tool.sticker }, hand)
        return true
      case 'arrow':
        if (tool.from === null) setTool({ kind: 'arrow', from: node })
        else {
          if (tool.from !== node) sketching.add({ kind: 'arrow', from: tool.from, to: node }, handAt(tool.from))
          setTool({ kind: 'arrow', from: null })
        }
        return true
      case 'note':
        if (tool.text.trim() !== '') sketching.add({ kind: 'note', at: node, text: tool.text.trim() }, hand)
        return true
      case 'erase':
        sketching.erase(node)
        return true
    }
  }
  return {
    tool,
    setTool: next => {
      deduced.setSupposing(null)
      setTool(next)
    },
    use,
    inHand: tool !== null || supposing !== null,
    steps,
    setSteps,
    unreachable: tool?.kind === 'plan' ? missedNow(tool.missed, steps, view) : null,
    sketching,
    mayDeduce,
    deducing: deducing && mayDeduce,
    setDeducing,
    ...deduced,
    setSupposing: kind => {
      setTool(null)
      deduced.setSupposing(kind)
    },
    rowOf,
    showRowOf,
  }
}
