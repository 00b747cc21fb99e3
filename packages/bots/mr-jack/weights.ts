/** Fitted by `bench/fit-prospects.ts`; in the order of `featuresOf` in `prospects.ts`. */
export const WEIGHTS: readonly number[] = [
  -0.2, -0.6, -0.5, -0.3, -0.2, 0, 0.2, 0.6, 0.9, 0, 0.3, 0.4, 0, 1.2, 0, 0.3, -0.5, -0.5, -1.5, -2, -0.7, -0.8, -0.3,
  -0.3, 0,
]
