/** Fitted below; see `prospects.ts` for what each stands for. */
export const WEIGHTS: readonly number[] = [
  -0.2, -0.6, -0.5, -0.3, -0.2, 0, 0.2, 0.6, 0.9, 0, 0.4, 0, 1.2, 0.3, 0.3, -1.5, -0.7, -0.3, -0.5, -2, -0.8, -0.3,
  -0.5, 0,
]
