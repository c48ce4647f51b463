import { TextField } from '@wasl/ui/inputs/TextField'
import { PayerPhone } from '../../base/phone/PayerPhone.tsx'
import { useShopText } from '../shop.text.ts'
import css from './CheckoutPage.module.css'

export type Typed = Readonly<Record<string, string>>
export type ProblemOf = (field: string) => string | null

type Props = { country: string; typed: Typed; problemOf: ProblemOf }

/** Guests only. Why the phone is asked for stands at it. */
export function ContactCard({ country, typed, problemOf }: Props) {
  const t = useShopText()
  return (
    <div className={css.fields}>
      <TextField
        name="name"
        label={t('shop.name')}
        autoComplete="name"
        maxLength={64}
        defaultValue={typed['name']}
        problem={problemOf('name')}
        required
      />
      <PayerPhone
        name="phone"
        country={country}
        label={t('shop.phone')}
        hint={t('shop.phoneHint')}
        maxLength={32}
        defaultValue={typed['phone']}
        problem={problemOf('phone')}
        required
      />
      <div className={css.wide}>
        <TextField
          name="email"
          type="email"
          dir="ltr"
          label={t('shop.email')}
          optional={t('shop.optional')}
          hint={t('shop.emailHint')}
          autoComplete="email"
          maxLength={128}
          defaultValue={typed['email']}
          problem={problemOf('email')}
        />
      </div>
    </div>
  )
}
