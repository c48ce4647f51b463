import { billOf } from '@wasl/machines/pay/pay-context'
import { EmptyBox } from '@wasl/ui/art/EmptyBox'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Pill } from '@wasl/ui/money/Pill'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useSelector } from '@xstate/react'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { Amount } from '../parts/Amount.tsx'
import { BillColumn } from './bill/BillColumn.tsx'
import { billLines, isFree } from './bill/bill-lines.ts'
import { usePayText } from './pay.text.ts'
import type { PayActor } from './usePayActor.ts'
import { useResultPath } from './result/useResultPath.ts'

/** product.md 4: says so, and leads to the result. */
export function AlreadyPaidView({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const resultPath = useResultPath()
  const load = useSelector(actor, ({ context }) => context.load)
  const bill = useSelector(actor, ({ context }) => billOf(context))
  if (!bill || load?.kind !== 'alreadyPaid') return null
  const isPaid = load.state === 'paid'
  return (
    <CustomerPage columns="pay" unit={bill.unit} header={bill.header}>
      <BillColumn
        bill={bill}
        lines={billLines(bill, load.paid)}
        due={
          <Pill icon={<CircleCheckIcon size={16} />}>
            {t(isPaid ? 'payPage.paidPill' : 'payPage.securedPill')}
          </Pill>
        }
      />
      <Card>
        <StatePage
          kind="card"
          drawing={<EmptyBox />}
          title={t(isPaid ? 'payPage.paid' : 'payPage.secured')}
          actions={
            <ButtonLink
              href={resultPath(load.attemptId)}
              variant="primary"
              size="pay"
              icon={<ReceiptTextIcon />}
              isWide
            >
              {t('payPage.seeResult')}
            </ButtonLink>
          }
        >
          {load.paid && !isFree(load.paid.refunded) && (
            <p>{t.rich('payPage.refunded', { amount: <Amount of={load.paid.refunded} /> })}</p>
          )}
          <p>{t(isPaid ? 'payPage.paidText' : 'payPage.securedText')}</p>
        </StatePage>
      </Card>
    </CustomerPage>
  )
}
