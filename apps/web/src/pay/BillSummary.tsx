import type { Bill } from '@wasl/contracts/web/pay.contract'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { Rule } from '@wasl/ui/layout/Rule'
import { ReceiptCard } from '@wasl/ui/ReceiptCard'
import type { ReactNode } from 'react'
import { Amount } from '../parts/Amount.tsx'
import { BillAttachment } from './BillAttachment.tsx'
import type { BillLines } from './bill-lines.ts'
import { BillParties } from './BillParties.tsx'
import { OrderRows } from './OrderRows.tsx'
import { usePayText } from './pay.text.ts'

type Props = { bill: Bill; lines: BillLines; amountEditor?: ReactNode }

/** The paper: from, to, order, remarks, attachment, and what it comes to. */
export function BillSummary({ bill, lines, amountEditor }: Props) {
  const t = usePayText()
  const parts = [
    { key: 'subtotal', label: t('payPage.subtotal'), amount: lines.subtotal, isKnown: lines.isKnown },
    { key: 'delivery', label: t('payPage.delivery'), amount: lines.delivery, isKnown: true },
    { key: 'fee', label: t('payPage.fee'), amount: lines.fee, isKnown: lines.isKnown },
  ].flatMap(({ key, label, amount, isKnown }) =>
    amount ? [{ key, label, value: isKnown ? <Amount of={amount} /> : null }] : [],
  )

  return (
    <ReceiptCard>
      <BillParties bill={bill} />
      <Rule />
      <OrderRows bill={bill} />
      {bill.attachment && <BillAttachment attachment={bill.attachment} />}
      {(parts.length > 0 || amountEditor) && <Rule />}
      {amountEditor}
      {parts.length > 0 && <KeyValueList rows={parts} />}
      <Rule isDashed />
      <KeyValueList
        tone="total"
        rows={[
          {
            key: 'total',
            label: t('payPage.total'),
            value: lines.isKnown ? <Amount of={lines.total} size="total" /> : null,
          },
        ]}
      />
    </ReceiptCard>
  )
}
