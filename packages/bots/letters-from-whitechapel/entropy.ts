/** Sums and entropies of masses by circle; those that need not add up to one are normalised first. */

export function total(mass: Float64Array): number {
  let sum = 0
  for (const part of mass) sum += part
  return sum
}

/** Zeros stay zeros. */
export function normalised(mass: Float64Array): Float64Array {
  const sum = total(mass)
  return sum === 0 ? mass : mass.map(part => part / sum)
}

/** In bits. */
export function entropyOf(mass: Float64Array): number {
  const sum = total(mass)
  let bits = 0
  for (const part of mass) if (part > 0) bits -= (part / sum) * Math.log2(part / sum)
  return bits
}

/** The entropy of a yes or no with this probability, in bits. */
export function uncertainty(p: number): number {
  return p <= 0 || p >= 1 ? 0 : -p * Math.log2(p) - (1 - p) * Math.log2(1 - p)
}
