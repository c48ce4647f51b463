import { billOf } from '@wasl/machines/pay/pay-context'
import { Hourglass } from '@wasl/ui/art/Hourglass'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Pill } from '@wasl/ui/money/Pill'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useSelector } from '@xstate/react'
import { useAppText } from '../base/base.text.ts'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { Instant } from '../parts/Instant.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { BillColumn } from './bill/BillColumn.tsx'
import { billLines } from './bill/bill-lines.ts'
import { usePayText } from './pay.text.ts'
import { TryAgainExpired } from './result/TryAgainExpired.tsx'
import type { PayActor } from './usePayActor.ts'

/** PAY-10: the bill stays, the pay area becomes the reason and a way to a new link. */
export function ExpiredView({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const app = useAppText()
  const merchant = useMerchantName()
  const bill = useSelector(actor, ({ context }) => billOf(context))
  if (!bill) return null
  return (
    <CustomerPage columns="pay" unit={bill.unit} header={bill.header}>
      <BillColumn
        bill={bill}
        lines={billLines(bill, null)}
        due={
          bill.expiresAt && (
            <Pill tone="danger" isDashed icon={<ClockAlertIcon size={16} />}>
              {t.rich('payPage.expiredOn', { time: <Instant at={bill.expiresAt} /> })}
            </Pill>
          )
        }
      />
      <Card>
        <StatePage
          kind="card"
          drawing={<Hourglass />}
          title={t('payPage.expired')}
          actions={
            <>
              <CallMerchant variant="primary" size="pay" />
              <TryAgainExpired variant="quiet" words={t('payPage.tryAgainExpired')}>
                {app('app.retry')}
              </TryAgainExpired>
            </>
          }
        >
          <p>{t('payPage.expiredText', { merchant })}</p>
        </StatePage>
      </Card>
    </CustomerPage>
  )
}
