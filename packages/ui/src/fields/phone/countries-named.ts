import { foldText } from '@wasl/domain/match-text'
import type { DialledCountry } from './phone-numbers.ts'
import { preferredCountries } from './typed-phone.ts'

export type NamedCountry = DialledCountry & {
  id: string
  label: string
  /** What it may be found by: both languages, the two letters and the code. */
  names: string[]
  isLastPreferred: boolean
}

/** The preferred ones first, the rest by name in the language of the page. */
export function countriesNamed(countries: readonly DialledCountry[], locale: string): NamedCountry[] {
  const own = new Intl.DisplayNames(locale, { type: 'region' })
  const other = new Intl.DisplayNames(locale.startsWith('ar') ? 'en' : 'ar', { type: 'region' })
  const rank = ({ country }: DialledCountry) => {
    const at = preferredCountries.findIndex((one) => one.country === country)
    return at < 0 ? preferredCountries.length : at
  }
  const collator = new Intl.Collator(locale)
  const named = countries.map((one) => {
    const label = own.of(one.country) ?? one.country
    const otherName = other.of(one.country) ?? ''
    return {
      ...one,
      id: one.country,
      label,
      names: [label, otherName, one.country, one.dial],
      isLastPreferred: rank(one) === preferredCountries.length - 1,
    }
  })
  return named.toSorted((a, b) => rank(a) - rank(b) || collator.compare(foldText(a.label), foldText(b.label)))
}
