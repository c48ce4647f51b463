import { normalisePhone } from '@wasl/domain/phone'

type Dialled = { country: string; dial: string }

/** The country that a typed number tells: of `home` where it has no code, of the one that was `shown` where several have it. */
export function countryOfPhone(
  text: string,
  { countries, home, shown }: { countries: readonly Dialled[]; home: string; shown: string },
): string {
  const number = international(text)
  if (!number.startsWith('+')) return home
  const dials = countries.filter(({ dial }) => number.startsWith(`+${dial}`))
  const longest = Math.max(0, ...dials.map(({ dial }) => dial.length))
  const found = dials.filter(({ dial }) => dial.length === longest)
  return (found.find(({ country }) => country === shown) ?? found[0])?.country ?? shown
}

/** The same number under another country's code. At home it needs none. */
export function withCountry(
  text: string,
  { from, to, home }: { from: Dialled | null; to: Dialled; home: string },
): string {
  const rest = from ? withoutDial(text, from.dial) : text.trim()
  return to.country === home ? rest : `+${to.dial} ${rest}`
}

function withoutDial(text: string, dial: string): string {
  const number = international(text)
  return number.startsWith(`+${dial}`) ? number.slice(dial.length + 1) : text.trim()
}

/** Only what a code is read from. */
const international = (text: string): string => normalisePhone(text).replace(/[^\d+]/g, '')
