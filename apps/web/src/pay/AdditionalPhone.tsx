import { PayerPhone } from '../base/phone/PayerPhone.tsx'
import css from './PayCard.module.css'
import { phoneFieldId } from './form-ids.ts'
import { usePayText } from './pay.text.ts'

/** `typed`: what came back with a page that the plain form was answered with. */
type Props = { country: string; problem: string | null; typed: string }

/** A second phone of the payer (PR-1002), sent as `customer_additional_phone`. */
export function AdditionalPhone({ country, problem, typed }: Props) {
  const t = usePayText()
  return (
    <div className={css.line}>
      <PayerPhone
        country={country}
        id={phoneFieldId}
        name="customerAdditionalPhone"
        label={t('payPage.phone')}
        problem={problem}
        defaultValue={typed}
        maxLength={32}
      />
    </div>
  )
}
