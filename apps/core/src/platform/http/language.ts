import { isLocale, type Locale } from '@wasl/domain/locale'

/** The first of our languages that Accept-Language prefers, else English. */
export function preferredLanguage(acceptLanguage: string | undefined): Locale {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(text)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
  return ranked.map(({ language }) => language).find(isLocale) ?? 'en'
}
