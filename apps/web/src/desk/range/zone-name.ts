import { localeTag, type Locale } from '@wasl/domain/locale'

/** "Kuwait" of Asia/Kuwait: the place the merchant's clock stands at. */
export function zoneName(timeZone: string, locale: Locale): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  if (locale === 'en') return city
  const parts = new Intl.DateTimeFormat(localeTag('ar'), {
    timeZone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(new Date(0))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^توقيت /, '')
  return name && /[\u0600-\u06ff]/.test(name) ? name : city
}
