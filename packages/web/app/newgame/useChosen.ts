import type { OptionField, Options, OptionValue } from '@gaslight/core'
import { useState } from 'react'
import { chosenOptions, differing, offeredOf } from './chosenOptions.ts'

/** The options as they are being chosen. */
export interface Chosen {
  /** Only what differs from the defaults. */
  readonly changed: Options
  /** A value for every option. */
  readonly options: Options
  /** How many rules differ from the usual ones. */
  readonly differing: number
  change(field: OptionField, value: OptionValue): void
  reset(): void
}

/** What the fields do not offer any more is kept for when they do again. */
export function useChosen(fields: readonly OptionField[]): Chosen {
  const [kept, setKept] = useState<Options>({})
  const changed = offeredOf(fields, kept)
  const options = chosenOptions(fields, changed)
  return {
    changed,
    options,
    differing: differing(fields, options).length,
    change: (field, value) => {
      const { [field.key]: _, ...rest } = kept
      setKept(value === field.default ? rest : { ...rest, [field.key]: value })
    },
    reset: () => setKept({}),
  }
}
