import type { CountryCode } from 'libphonenumber-js/min'

/** As it stands in the field. */
export type TypedPhone = { country: CountryCode; text: string }

/** Offered before the numbering plans are there, and first in the list. */
export const preferredCountries = [
  { country: 'KW', dial: '965' },
  { country: 'US', dial: '1' },
] as const satisfies { country: CountryCode; dial: string }[]
