import type { Illegal } from '@gaslight/core'
import type { ProblemCode } from '@gaslight/protocol'

/** Why something was not done; nothing has changed then. */
export interface Refusal {
  readonly code: ProblemCode
  readonly detail?: string
  /** Which decision of a batch breaks which rule. */
  readonly illegal?: Illegal & { readonly index: number }
}

export function refuse(code: ProblemCode, detail?: string): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: detail === undefined ? { code } : { code, detail } }
}
