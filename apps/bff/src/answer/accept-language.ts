import { isLocale, type Locale } from '@wasl/domain/locale'

/** The best of our two languages, English where neither is wanted. */
export function languageOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) }
    })
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  const best = wanted[0]?.language ?? ''
  return isLocale(best) ? best : 'en'
}
