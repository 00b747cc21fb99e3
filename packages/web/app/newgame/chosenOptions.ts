import type { OptionField, Options } from '@gaslight/core'

/** Whether the other options make this one mean something. `changed` holds only what differs from the defaults. */
export function isMeaningful(field: OptionField, changed: Options, fields: readonly OptionField[]): boolean {
  if (!field.when) return true
  const { key, value } = field.when
  return (changed[key] ?? fields.find(other => other.key === key)?.default) === value
}

/** A value for every option; one that means nothing beside the others is left as it is usually. */
export function chosenOptions(fields: readonly OptionField[], changed: Options): Options {
  return Object.fromEntries(
    fields.map(field => [
      field.key,
      isMeaningful(field, changed, fields) ? (changed[field.key] ?? field.default) : field.default,
    ]),
  )
}
