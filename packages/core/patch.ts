/** Plain JSON, as views are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * A JSON merge patch (RFC 7396) that leads from `before` to `after`, or undefined where they are equal.
 * Views hold no null, which a merge patch reads as "delete this key".
 */
export function diff(before: unknown, after: unknown): Json | undefined {
  if (Object.is(before, after)) return undefined
  if (!isObject(before) || !isObject(after))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : (after as Json)
  const patch: Record<string, Json> = {}
  let changed = false
  for (const key in after) {
    if (after[key] === undefined) continue
    const change = key in before && before[key] !== undefined ? diff(before[key], after[key]) : (after[key] as Json)
    if (change === undefined) continue
    patch[key] = change
    changed = true
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue
    patch[key] = null
    changed = true
  }
  return changed ? patch : undefined
}

/** The document after a merge patch; neither argument is changed. */
export function merge<T>(document: T, patch: Json | undefined): T {
  if (patch === undefined) return document
  if (!isObject(patch)) return patch as T
  const merged: Record<string, unknown> = isObject(document) ? { ...document } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = isObject(value) ? merge(merged[key], value) : value
  }
  return merged as T
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
