import { describedBy } from '@wasl/ui/inputs/field-words.ts'
import { FieldFrame } from '@wasl/ui/inputs/FieldFrame'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import css from './Collect.module.css'
import { useCollectText } from './collect.text.ts'

type Props = {
  currencies: readonly string[]
  value: string
  onChange: (currency: string) => void
  problem: string | null
}

const id = 'collect-currency'

/** The system's own list, and nothing to choose where there is one currency. */
export function CurrencyChoice({ currencies, value, onChange, problem }: Props) {
  const t = useCollectText()
  if (currencies.length < 2) return <input type="hidden" name="currency" value={value} />
  const words = { label: t('collect.currency'), problem }
  return (
    <FieldFrame id={id} {...words}>
      <span className={css.currency}>
        <select
          id={id}
          name="currency"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
        <span>
          <ChevronDownIcon />
        </span>
      </span>
    </FieldFrame>
  )
}
