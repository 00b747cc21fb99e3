/** Plain JSON, as views are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * A JSON merge patch (RFC 7396) that leads from `before` to `after`, or undefined where they are equal.
 * Views hold no null, which a merge patch reads as "delete this key".
 */
export function diff(before: unknown, after: unknown): Json | undefined {
  if (Object.is(before, after)) return undefined
  if (!isObject(before) || !isObject(after)) return same(before, after) ? undefined : (after as Json)
  let patch: Record<string, Json> | undefined
  for (const key in after) {
    const next = after[key]
    const last = before[key]
    if (next === last || next === undefined) continue
    const change = last === undefined ? (next as Json) : diff(last, next)
    if (change === undefined) continue
    patch ??= {}
    patch[key] = change
  }
  for (const key in before) {
    if (after[key] !== undefined || before[key] === undefined) continue
    patch ??= {}
    patch[key] = null
  }
  return patch
}

/** The document after a merge patch; neither argument is changed. */
export function merge<T>(document: T, patch: Json | undefined): T {
  if (patch === undefined) return document
  if (!isObject(patch)) return patch as T
  const merged: Record<string, unknown> = isObject(document) ? { ...document } : {}
  for (const key in patch) {
    const value = patch[key]
    if (value === null) delete merged[key]
    else merged[key] = isObject(value) ? merge(merged[key], value) : value
  }
  return merged as T
}

/** Whether two values are the same JSON, whatever the order of keys. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!same(one[i], other[i])) return false
    return true
  }
  if (!isObject(one) || !isObject(other)) return false
  for (const key in one) if (!same(one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
