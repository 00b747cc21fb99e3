import type { Point } from './point.ts'

/** Text for the `d` of SVG paths, rounded to a tenth of a unit. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function at(point: Point): string {
  return `${number(point.x)} ${number(point.y)}`
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

export function line(...points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`
}

export function circle(centre: Point, radius: number): string {
  const r = number(radius)
  return `M${number(centre.x - radius)} ${number(centre.y)}a${r} ${r} 0 1 0 ${number(2 * radius)} 0a${r} ${r} 0 1 0 ${number(-2 * radius)} 0Z`
}

/** A translation for the `transform` attribute. */
export function moved(point: Point): string {
  return `translate(${number(point.x)} ${number(point.y)})`
}
