import type { OptionField, Options } from '@gaslight/core'

/** What there is to choose with so many seats. */
export function fieldsFor(fields: readonly OptionField[], seats: number): readonly OptionField[] {
  return fields
    .filter(field => (field.seats ?? 0) <= seats)
    .map(field => ({
      ...field,
      values: field.values.filter(value => (field.valueSeats?.[String(value)] ?? 0) <= seats),
    }))
}

/** Of what was chosen, what there still is to choose. */
export function offeredOf(fields: readonly OptionField[], changed: Options): Options {
  return Object.fromEntries(
    Object.entries(changed).filter(([key, value]) => fields.find(field => field.key === key)?.values.includes(value)),
  )
}

/** Whether the other options make this one mean something. `changed` holds only what differs from the defaults. */
export function isMeaningful(field: OptionField, changed: Options, fields: readonly OptionField[]): boolean {
  if (!field.when) return true
  const { key, value } = field.when
  return (changed[key] ?? fields.find(other => other.key === key)?.default) === value
}

/** The options under the rules that they hang on, in the order in which the rules first come up. */
export function byRule(fields: readonly OptionField[]): readonly (readonly [rule: string, fields: OptionField[]])[] {
  return [...Map.groupBy(fields, field => field.rule)]
}

/** What differs from the usual values and means something. */
export function differing(fields: readonly OptionField[], options: Options): readonly OptionField[] {
  return fields.filter(
    field =>
      options[field.key] !== undefined &&
      options[field.key] !== field.default &&
      (!field.when || options[field.when.key] === field.when.value),
  )
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
