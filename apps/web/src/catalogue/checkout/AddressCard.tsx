import { addressFields } from '@wasl/contracts/web/catalogue/checkout-fields'
import { deliveryLimits } from '@wasl/domain/delivery'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useShopText } from '../shop.text.ts'
import css from './CheckoutPage.module.css'
import type { ProblemOf, Typed } from './ContactCard.tsx'

type Props = { typed: Typed; problemOf: ProblemOf }

const required = new Set(['area', 'block', 'street', 'houseNo'])

const rows = {
  area: css.wide,
  block: css.half,
  street: css.half,
  houseNo: css.third,
  floor: css.third,
  officeNo: css.third,
  avenue: css.half,
  paciNo: css.half,
  specialInstructions: css.wide,
} as const
type Field = keyof typeof rows

const folded = new Set<Field>(['avenue', 'paciNo', 'specialInstructions'])

/** X19: the fields and limits of the pay page's address. What few need unfolds. */
export function AddressCard({ typed, problemOf }: Props) {
  const t = useShopText()
  const isOpen = [...folded].some((name) => typed[name] || problemOf(name))
  const field = (name: Field) => <AddressField key={name} name={name} typed={typed} problemOf={problemOf} />
  return (
    <div className={css.part}>
      <div className={css.fields}>
        {addressFields.filter((name) => !folded.has(name)).map(field)}
        <details className={css.more} open={isOpen}>
          <summary>{t('shop.moreAddress')}</summary>
          <div className={css.fields}>{addressFields.filter((name) => folded.has(name)).map(field)}</div>
        </details>
      </div>
    </div>
  )
}

function AddressField({ name, typed, problemOf }: Props & { name: Field }) {
  const t = useShopText()
  const words = {
    name,
    label: t(`shop.${name}`),
    problem: problemOf(name),
    defaultValue: typed[name],
    ...(required.has(name) ? { required: true } : { optional: t('shop.optional') }),
  }
  return (
    <div className={rows[name]}>
      {name === 'specialInstructions' ? (
        <TextArea {...words} rows={2} />
      ) : (
        <TextField
          {...words}
          maxLength={deliveryLimits[name]}
          inputMode={name === 'paciNo' ? 'numeric' : undefined}
        />
      )}
    </div>
  )
}
