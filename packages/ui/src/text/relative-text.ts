import type { Locale } from '../money/money-text.ts'

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "3 minutes ago", "in 2 hours", "yesterday", "now". Always with Latin digits. */
export function relativeText(instant: Date, now: Date, locale: Locale): string {
  const seconds = Math.round((instant.getTime() - now.getTime()) / 1000)
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', Infinity]
  return writers[locale].format(Math.trunc(seconds / size), unit)
}

const writers: Record<Locale, Intl.RelativeTimeFormat> = {
  en: new Intl.RelativeTimeFormat('en-u-nu-latn', { numeric: 'auto' }),
  ar: new Intl.RelativeTimeFormat('ar-u-nu-latn', { numeric: 'auto' }),
}
