import { PhoneField } from '@wasl/ui/inputs/PhoneField'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { log } from '../log.ts'

type Props = Omit<ComponentProps<typeof PhoneField>, 'before'> & {
  /** Where a number without a code is from. */
  country: string
}

/** S1 §5: a number of any country. Their list comes once the page stands; without it the number is typed with its code. */
export function PayerPhone({ country, ...field }: Props) {
  const [countries, setCountries] = useState<ReactNode>(null)
  useEffect(() => {
    import('./Countries.tsx').then(
      ({ Countries }) => setCountries(<Countries home={country} />),
      (error: unknown) => log('Countries', error),
    )
  }, [country])
  return <PhoneField {...field} before={countries} />
}
