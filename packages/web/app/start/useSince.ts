import { useTranslation } from '../../i18n/index.ts'

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago an ISO 8601 time is, in the page's language: "2 hours ago". */
export function useSince(time: string): string {
  const { language } = useTranslation('shell')
  const seconds = (Date.parse(time) - Date.now()) / 1_000
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  return format.format(0, 'minute')
}
