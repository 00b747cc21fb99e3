/** Fitted by `bench/fit-prospects.ts` on 500 games between quick searching bots (loss 0.558); in the order of `featuresOf`. */
export const WEIGHTS: readonly number[] = [
  -1.56, 0.225, -0.081, -0.688, -0.534, -0.499, -0.189, 0.207, 1.206, 0.766, 0.441, 0.271, 0.003, 0.633, -0.657, -0.426,
  -1.291, -1.279, -0.637, -0.937, -0.483, 0.295, -0.452, -0.098, -0.429,
]
