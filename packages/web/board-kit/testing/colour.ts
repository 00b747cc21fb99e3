/** Colours as their red, green and blue, 0 to 1, gamma-encoded. */
export type Rgb = readonly [number, number, number]

export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

function linear({ 0: r, 1: g, 2: b }: Rgb): Rgb {
  const one = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  return [one(r), one(g), one(b)]
}

/** CSS `color-mix(in srgb, a share, b)`. */
export function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  const one = (i: 0 | 1 | 2) => a[i] * share + b[i] * (1 - share)
  return [one(0), one(1), one(2)]
}

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const luminance = (rgb: Rgb) => {
    const [r, g, bl] = linear(rgb)
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl
  }
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

export const VISIONS = ['normal', 'deutan', 'protan', 'tritan'] as const
export type Vision = (typeof VISIONS)[number]

/** Linear RGB as seen with a missing kind of cone: Machado, Oliveira and Fernandes 2009, severity 1. */
const SIMULATIONS: { readonly [vision in Vision]: readonly (readonly [number, number, number])[] } = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** A colour in OKLab (Ottosson 2020) as a kind of eye sees it: lightness 0 to 1, then the two colour axes. */
export function oklab(rgb: Rgb, vision: Vision): readonly [number, number, number] {
  const from = linear(rgb)
  const [r, g, b] = SIMULATIONS[vision].map(row =>
    Math.min(1, Math.max(0, row[0] * from[0] + row[1] * from[1] + row[2] * from[2])),
  ) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** A hundred times the distance of two colours in OKLab, as a kind of eye sees them. */
export function difference(a: Rgb, b: Rgb, vision: Vision): number {
  const [x, y] = [oklab(a, vision), oklab(b, vision)]
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}
