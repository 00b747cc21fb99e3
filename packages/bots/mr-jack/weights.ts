/** Fitted by `bench/fit-prospects.ts 500 11` (loss 0.551); in the order of `featuresOf` in `prospects.ts`. */
export const WEIGHTS: readonly number[] = [
  -2.2, -1.122, -0.183, -0.5, 0.514, -0.619, -0.267, -0.023, 1.499, 0.086, 0, -0.07, -0.184, 0.07, -0.186, 0.254,
  -0.938, -1.257, -0.359, -1.016, 0.006, 0.17, -0.369, -0.103, -0.432,
]
