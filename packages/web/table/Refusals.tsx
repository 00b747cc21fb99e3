import type { Failure } from '@gaslight/client'
import { useFailureText } from '../app/failure.ts'
import { RefusalNotice } from './RefusalNotice.tsx'

export interface RefusalsProps {
  /** Why nothing came of a click, and the rule that says so. */
  readonly refusal: { readonly text: string; readonly rule: string | null } | null
  onDismissRefusal(): void
  /** Why a turn was not taken. */
  readonly failure: Failure | null
  onDismissFailure(): void
  illegal(illegal: NonNullable<Failure['illegal']>): string
  onRule(rule: string): void
}

/** Why nothing came of a click, or of a turn that was sent. */
export function Refusals({ refusal, failure, illegal, onRule, ...dismiss }: RefusalsProps) {
  const failureText = useFailureText()
  return (
    <>
      {refusal !== null && <RefusalNotice {...refusal} onRule={onRule} onDismiss={dismiss.onDismissRefusal} />}
      {failure !== null && (
        <RefusalNotice
          text={failure.illegal === undefined ? failureText(failure) : illegal(failure.illegal)}
          rule={failure.illegal?.rule ?? null}
          onRule={onRule}
          onDismiss={dismiss.onDismissFailure}
        />
      )}
    </>
  )
}
