import type { FormatError, Illegal, OptionField, Options } from './game.ts'
import { completeOptions } from './options.ts'

/**
 * Reads untyped JSON field by field. The first thing that is wrong is kept; after it every read gives its fallback.
 * What is wrong of a value ends with the rule that bounds it, where the reader of that value names one.
 */
export class Fields {
  error: FormatError | null = null
  readonly #whole: string

  /** `rule`: what says which fields there are and of what shape; cited where no rule of its own bounds a value. */
  constructor(rule?: string) {
    this.#whole = cited(rule)
  }

  get problem(): string | null {
    return this.error === null ? null : this.error.message
  }

  /** With `illegal` where a person may have caused it, who is told it in their language. */
  fail(message: string, illegal?: Illegal): void {
    this.error ??= illegal === undefined ? { message } : { message, illegal }
  }

  check(holds: boolean, message: string, illegal?: Illegal): void {
    if (!holds) this.fail(message, illegal)
  }

  object(value: unknown, path: string, keys: readonly string[]): { readonly [key: string]: unknown } {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fail(`${path}: an object is expected${this.#whole}`)
      return {}
    }
    for (const key of Object.keys(value))
      if (!keys.includes(key)) this.fail(`${path}: unknown field "${key}"; there are ${keys.join(', ')}${this.#whole}`)
    return value as { readonly [key: string]: unknown }
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (Array.isArray(value)) return value
    this.fail(`${path}: a list is expected${this.#whole}`)
    return []
  }

  oneOf<T extends string | number | boolean>(value: unknown, path: string, values: readonly T[], rule?: string): T {
    const found = values.find(candidate => candidate === value)
    if (found !== undefined) return found
    this.fail(`${path}: ${JSON.stringify(value)} is none of ${values.join(', ')}${this.#because(rule)}`)
    return values[0]
  }

  integer(value: unknown, path: string, least: number, most: number, rule?: string): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    this.fail(`${path}: ${JSON.stringify(value)} is no whole number from ${least} to ${most}${this.#because(rule)}`)
    return least
  }

  /** A list of different values. */
  distinct<T extends string | number>(value: unknown, path: string, values: readonly T[]): readonly T[] {
    const items = this.list(value, path).map((item, i) => this.oneOf(item, `${path}[${i}]`, values))
    if (new Set(items).size !== items.length) this.fail(`${path}: the same stands twice${this.#whole}`)
    return items
  }

  /** The options of a document, with defaults for those left out. */
  options(value: unknown, schema: readonly OptionField[]): Options {
    const given = this.object(
      value ?? {},
      'options',
      schema.map(field => field.key),
    )
    const options = completeOptions(schema, given)
    if (options.ok) return options.value
    const amiss = schema.find(({ key, values }) => key in given && !values.some(known => known === given[key]))
    this.fail(`${options.error}${this.#because(amiss?.rule)}`)
    return Object.fromEntries(schema.map(field => [field.key, field.default]))
  }

  #because(rule: string | undefined): string {
    return rule === undefined ? this.#whole : cited(rule)
  }
}

function cited(rule: string | undefined): string {
  return rule === undefined ? '' : ` (${rule})`
}
