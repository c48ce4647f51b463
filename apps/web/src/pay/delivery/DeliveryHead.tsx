import type { Bill } from '@wasl/contracts/web/pay.contract'
import { Dots } from '@wasl/ui/text/Dots'
import { Amount } from '../../parts/Amount.tsx'
import { Name } from '../../parts/Name.tsx'
import css from './DeliveryHead.module.css'
import { DeliverySteps } from './DeliverySteps.tsx'
import { useDeliveryText } from './delivery.text.ts'

type Props = { bill: Bill; hasConfirm: boolean }

export function DeliveryHead({ bill, hasConfirm }: Props) {
  const t = useDeliveryText()
  return (
    <header className={css.head} data-box="state">
      <div className={css.words}>
        <h1 tabIndex={-1}>{t('delivery.title')}</h1>
        <p>
          <Dots>
            <Name of={bill.description} />
            <b>
              <Amount of={bill.amount} />
            </b>
          </Dots>
        </p>
      </div>
      <div className={css.steps}>
        <DeliverySteps at="details" hasConfirm={hasConfirm} />
      </div>
    </header>
  )
}
