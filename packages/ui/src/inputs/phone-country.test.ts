import { expect, test } from 'vitest'
import { dialCodes } from './dial-codes.ts'
import { countriesNamed } from '../fields/phone/countries-named.ts'
import { dialledCountries } from '../fields/phone/phone-numbers.ts'
import { countryOfPhone, withCountry } from './phone-country.ts'

const of = (country: string) => {
  const found = dialCodes.find((one) => one.country === country)
  if (!found) throw new Error(`no code of ${country}`)
  return found
}

test('every country has the code that its numbering plan has', () => {
  const listed = dialCodes.toSorted((one, other) => (one.country < other.country ? -1 : 1))
  expect(listed).toEqual(dialledCountries())
})

test('Kuwait and the United States come first, the others by name', () => {
  const first = (locale: string) =>
    countriesNamed(dialCodes, locale)
      .slice(0, 3)
      .map(({ label }) => label)
  expect(first('en')).toEqual(['Kuwait', 'United States', 'Afghanistan'])
  expect(first('ar').slice(0, 2)).toEqual(['الكويت', 'الولايات المتحدة'])
})

test.each([
  ['', 'KW'],
  ['50012345', 'KW'],
  ['+965 5001 2345', 'KW'],
  ['+1 202 555 0101', 'US'],
  ['001 (202) 555-0101', 'US'],
  ['+٩٦٦ ٥٠٠٠', 'SA'],
  ['+44 7911', 'GB'],
  ['tel:＋44 7911', 'GB'],
  ['+7 912', 'RU'],
  ['+358 40', 'FI'],
])('%s is a number of %s', (text, country) => {
  expect(countryOfPhone(text, { countries: dialCodes, home: 'KW', shown: 'KW' })).toBe(country)
})

test('of the countries with one code the chosen one stays, and a code that is not yet typed changes nothing', () => {
  const asked = { countries: dialCodes, home: 'KW', shown: 'CA' }
  expect([countryOfPhone('+1 416', asked), countryOfPhone('+', asked)]).toEqual(['CA', 'CA'])
})

test.each([
  ['2025550101', null, 'US', '+1 2025550101'],
  ['', null, 'US', '+1 '],
  ['+1 202 555 0101', 'US', 'SA', '+966 2025550101'],
  ['+1 202 555 0101', 'US', 'KW', '2025550101'],
  ['+965 5001 2345', 'KW', 'US', '+1 50012345'],
  ['0012025550101', 'US', 'KW', '2025550101'],
])('%s, of %s, becomes under %s %s', (text, from, to, result) => {
  expect(withCountry(text, { from: from ? of(from) : null, to: of(to), home: 'KW' })).toBe(result)
})
