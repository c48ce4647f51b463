import { useEffect, useMemo, useRef, useState } from 'react'
import { dialCodes } from './dial-codes.ts'
import css from './FieldFrame.module.css'
import { countriesNamed } from '../fields/phone/countries-named.ts'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import { countryOfPhone, withCountry } from './phone-country.ts'

type Props = { home: string; locale: string; label: string }

/** Beside a number: writes the chosen country's code before it, and follows what is typed. The system's own list. */
export function PhoneCountry({ home, locale, label }: Props) {
  const own = useRef<HTMLSelectElement>(null)
  const [shown, setShown] = useState(home)
  const countries = useMemo(() => countriesNamed(dialCodes, locale), [locale])

  useEffect(() => {
    const input = numberBeside(own.current)
    if (!input) return
    const follow = () =>
      setShown((now) => countryOfPhone(input.value, { countries: dialCodes, home, shown: now }))
    follow()
    input.addEventListener('input', follow)
    return () => input.removeEventListener('input', follow)
  }, [home])

  const choose = (country: string) => {
    const input = numberBeside(own.current)
    const to = countries.find((one) => one.country === country)
    if (!input || !to) return
    const from = countries.find((one) => one.country === shown) ?? null
    setShown(country)
    write(input, withCountry(input.value, { from, to, home }))
  }

  return (
    <span className={css.country}>
      <span aria-hidden="true">{shown}</span>
      <ChevronDownIcon size={16} />
      <select
        ref={own}
        aria-label={label}
        autoComplete="off"
        value={shown}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {countries.map(({ country, dial, label: name }) => (
          <option key={country} value={country}>
            {`${name} \u2066+${dial}\u2069`}
          </option>
        ))}
      </select>
    </span>
  )
}

const numberBeside = (select: HTMLSelectElement | null) =>
  select?.closest('[data-box="field"]')?.querySelector<HTMLInputElement>('input[type="tel"]') ?? null

/** As if it were typed: React takes no notice of what is set through the field itself. */
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
