import type { OptionField, Options, OptionValue } from './game.ts'
import { err, ok, type Result } from './result.ts'

/** Every option of the schema, with its default where nothing else is given; an unknown key or value is an error. */
export function completeOptions(
  schema: readonly OptionField[],
  given: Readonly<Record<string, unknown>>,
): Result<Options, string> {
  for (const key of Object.keys(given))
    if (!schema.some(field => field.key === key))
      return err(`unknown option "${key}"; there are ${schema.map(field => field.key).join(', ')}`)
  const options: Record<string, OptionValue> = {}
  for (const field of schema) {
    const value = given[field.key] ?? field.default
    const known = field.values.find(candidate => candidate === value)
    if (known === undefined)
      return err(
        `option "${field.key}" cannot be ${JSON.stringify(value)}; its values are ${field.values.map(v => JSON.stringify(v)).join(', ')}`,
      )
    options[field.key] = known
  }
  return ok(options)
}
