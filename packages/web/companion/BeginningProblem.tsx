import type { FormatError } from '@gaslight/core'
import { Notice } from '../design/Notice.tsx'
import { useWording } from './wording.ts'

/** Why a later night cannot begin as the form says that the map looks. */
export function BeginningProblem({ problem: { message, illegal } }: { readonly problem: FormatError }) {
  const { words, say } = useWording()
  return (
    <Notice tone="problem">
      <p>{say('from.wrong', { message: illegal === undefined ? message : words.illegal(illegal) })}</p>
    </Notice>
  )
}
