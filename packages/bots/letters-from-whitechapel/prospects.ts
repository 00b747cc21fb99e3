/**
 * What knowing where Jack is to so many bits is worth to the police: about the chance to arrest him later. Each move that
 * he makes takes some of it away, and two bits less halve it.
 */
export function chanceLater(bits: number): number {
  return 0.6 * 2 ** (-bits / 2)
}
