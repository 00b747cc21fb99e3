import type { Illegal } from './game.ts'

/** Every reason why an attempt can be against a game's rules: the rule that says so, and what its message may name. */
export interface Refusals {
  readonly [reason: string]: { readonly rule: string; readonly params: readonly string[] }
}

/** Makes the illegal answer with a reason of `table`, its rule and what its message names. */
export function refusing<Table extends Refusals>(table: Table) {
  return <Reason extends keyof Table & string>(
    reason: Reason,
    params: { readonly [name in Table[Reason]['params'][number]]: string | number },
  ): Illegal => ({ reason, rule: table[reason].rule, params })
}
