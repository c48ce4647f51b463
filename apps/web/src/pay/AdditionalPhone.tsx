import { PhoneField } from '@wasl/ui/PhoneField'
import css from './PayCard.module.css'
import { phoneFieldId } from './form-ids.ts'
import { usePayText } from './pay.text.ts'

type Props = { problem: string | null }

/** A second phone of the payer (PR-1002), sent as `customer_additional_phone`. */
export function AdditionalPhone({ problem }: Props) {
  const t = usePayText()
  return (
    <div className={css.line}>
      <PhoneField
        id={phoneFieldId}
        name="customerAdditionalPhone"
        label={t('payPage.phone')}
        problem={problem}
        maxLength={32}
      />
    </div>
  )
}
