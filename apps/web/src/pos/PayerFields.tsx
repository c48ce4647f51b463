import type { Counter, CounterField } from '@wasl/contracts/web/pay/counter.contract'
import { TextField } from '@wasl/ui/TextField'
import { PayerPhone } from '../base/phone/PayerPhone.tsx'
import css from './Pos.module.css'
import { usePosText } from './pos.text.ts'
import type { CounterModel } from './use-counter.ts'

type Props = { counter: Pick<Counter, 'country' | 'fields'>; model: CounterModel }

const looks: Readonly<Partial<Record<CounterField, object>>> = {
  email: { type: 'email', dir: 'ltr' },
  civilId: { inputMode: 'numeric', dir: 'ltr' },
}

export function PayerFields({ counter: { country, fields }, model }: Props) {
  const t = usePosText()
  return (
    <div className={css.payer}>
      {fields.map(({ name, isRequired }) => {
        const words = {
          label: t(`pos.field.${name}`),
          problem: model.problemOf(name),
          ...(!isRequired && { optional: t('pos.optional') }),
        }
        const shared = { ...words, value: model.payer[name], autoComplete: 'off', required: isRequired }
        return name === 'phone' ? (
          <PayerPhone key={name} country={country} {...shared} onChange={(text) => model.say(name, text)} />
        ) : (
          <TextField
            key={name}
            {...looks[name]}
            {...shared}
            onChange={(event) => model.say(name, event.target.value)}
          />
        )
      })}
    </div>
  )
}
