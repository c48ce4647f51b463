import type { Counter, CounterField } from '@wasl/contracts/web/pay/counter.contract'
import { PhoneField } from '@wasl/ui/PhoneField'
import { TextField } from '@wasl/ui/TextField'
import type { CollectForm } from '../../page-data.ts'
import { useCollectText } from './collect.text.ts'

type Props = {
  fields: Counter['fields']
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
export function CollectPayer({ fields, typed, errors }: Props) {
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
        <PhoneField key={name} {...shared} />
      ) : (
        <TextField key={name} {...looks[name]} {...shared} />
      )
    })
}
