import { addressFields } from '@wasl/contracts/web/catalogue/checkout-fields'
import { deliveryLimits } from '@wasl/domain/delivery'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useShopText } from '../shop.text.ts'
import css from './CheckoutPage.module.css'
import type { ProblemOf, Typed } from './ContactCard.tsx'

type Props = { typed: Typed; problemOf: ProblemOf }

const required = new Set(['area', 'block', 'street', 'houseNo'])

/** X19: the fields and limits of the pay page's address. */
export function AddressCard({ typed, problemOf }: Props) {
  const t = useShopText()
  return (
    <div className={css.part}>
      <div className={css.fields}>
        {addressFields.map((name) => {
          const words = {
            name,
            label: t(`shop.${name}`),
            problem: problemOf(name),
            defaultValue: typed[name],
            ...(required.has(name) ? { required: true } : { optional: t('shop.optional') }),
          }
          if (name === 'specialInstructions')
            return (
              <div key={name} className={css.wide}>
                <TextArea {...words} rows={2} />
              </div>
            )
          return (
            <TextField
              key={name}
              {...words}
              maxLength={deliveryLimits[name]}
              inputMode={name === 'paciNo' ? 'numeric' : undefined}
            />
          )
        })}
      </div>
    </div>
  )
}
