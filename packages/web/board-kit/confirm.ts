/** Touch has no hover: the first tap shows what a target would do, the second tap on the same one does it. */
export interface Tapping {
  /** The key of the target tapped first, if any. */
  readonly armed: string | null
}

export const UNARMED: Tapping = { armed: null }

/** What a tap on a target (null: beside all targets) means. */
export function tap(
  tapping: Tapping,
  key: string | null,
): { readonly tapping: Tapping; readonly act: 'preview' | 'pick' | 'clear' } {
  if (key === null) return { tapping: UNARMED, act: 'clear' }
  if (tapping.armed === key) return { tapping: UNARMED, act: 'pick' }
  return { tapping: { armed: key }, act: 'preview' }
}
