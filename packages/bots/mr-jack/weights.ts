/** Fitted by `bench/fit-prospects.ts` on 900 games between quick searching bots (loss 0.596); in the order of `featuresOf`. */
export const WEIGHTS: readonly number[] = [
  -1.836, -0.779, -0.549, -0.989, -0.361, -0.579, 0.426, 0.995, 1.582, 0.664, -0.449, -0.063, 0.047, 0.192, 0.033, 0,
  -0.063, -0.714, -0.12, -1.193, -0.432, -0.155, -0.265, -0.162, 0.154,
]
