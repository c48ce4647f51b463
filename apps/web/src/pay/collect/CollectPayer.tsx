import type { Counter, CounterField } from '@wasl/contracts/web/pay/counter.contract'
import { TextField } from '@wasl/ui/inputs/TextField'
import { PayerPhone } from '../../base/phone/PayerPhone.tsx'
import type { CollectForm } from '../../base/page-data.ts'
import { useCollectText } from './collect.text.ts'

type Props = {
  counter: Pick<Counter, 'country' | 'fields'>
  typed: CollectForm['typed']
  errors: Readonly<Record<string, readonly string[]>>
}

const looks: Readonly<Partial<Record<CounterField, object>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email' },
  civilId: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' },
  customerId: { autoComplete: 'off' },
  description: { autoComplete: 'off' },
}

/** Who pays. What a rule of the merchant asks for is required, and stands first. */
export function CollectPayer({ counter: { country, fields }, typed, errors }: Props) {
  const t = useCollectText()
  return fields
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
    .map(({ name, isRequired }) => {
      const shared = {
        name,
        label: t(`collect.${name}`),
        problem: errors[name]?.[0] ?? null,
        defaultValue: typed[name],
        required: isRequired,
        ...(!isRequired && { optional: t('collect.optional') }),
      }
      return name === 'phone' ? (
        <PayerPhone key={name} country={country} {...shared} />
      ) : (
        <TextField key={name} {...looks[name]} {...shared} />
      )
    })
}
