import type { Bill } from '@wasl/contracts/web/pay.contract'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { Rule } from '@wasl/ui/layout/Rule'
import { ReceiptCard } from '@wasl/ui/money/ReceiptCard'
import type { ReactNode } from 'react'
import { Amount } from '../../parts/Amount.tsx'
import { BillAttachment } from './BillAttachment.tsx'
import type { BillLines } from './bill-lines.ts'
import { usePayText } from '../pay.text.ts'
import { byName } from '@wasl/domain/by-name'
import { pick } from '@wasl/domain/locale'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { fieldRow } from '../../parts/field-row.tsx'
import { RemarkRows } from '../../parts/RemarkRows.tsx'
import { Link } from '@wasl/ui/actions/Link'
import { Parties, type Party } from '@wasl/ui/money/Parties'
import { siteName } from '../../base/page/unit-words.ts'
import { Name } from '../../parts/Name.tsx'
import { phoneText } from '../../parts/phone-text.ts'

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

/** What is paid for: description, order number, the merchant's own fields and remarks. */
function OrderRows({
  bill,
}: {
  bill: Pick<Bill, 'description' | 'orderNo' | 'merchantFields' | 'promotionalPrice' | 'remarks'>
}) {
  const t = usePayText()
  const locale = useLocale()
  const names: Record<string, string> = byName({
    'Internal ID': t('payPage.internalId'),
    Date: t('payPage.date'),
    'Due date': t('payPage.due'),
  })
  const rows: KeyValue[] = bill.merchantFields.map(({ label, value }) =>
    fieldRow(label, names[label] ?? label, value),
  )
  if (bill.promotionalPrice)
    rows.push(fieldRow('promotionalPrice', t('payPage.promotionalPrice'), bill.promotionalPrice))
  const description = pick(bill.description, locale)
  if (bill.orderNo)
    rows.unshift({ key: 'orderNo', label: t('payPage.orderNo'), value: <Ltr>{bill.orderNo}</Ltr> })
  if (description) rows.unshift({ key: 'order', label: t('payPage.order'), value: description })
  return (
    <>
      <KeyValueList rows={rows} />
      <RemarkRows remarks={bill.remarks} />
    </>
  )
}

/** S1 §2: the From block (unit title, website) and the To block (customer name, email, phone). */
function BillParties({ bill: { unit, customer } }: { bill: Bill }) {
  const t = usePayText()
  const parties: Party[] = [
    {
      key: 'from',
      label: t('payPage.from'),
      name: <Name of={unit.title} />,
      lines: unit.website
        ? [
            {
              key: 'website',
              value: (
                <Link href={unit.website}>
                  <Ltr>{siteName(unit.website)}</Ltr>
                </Link>
              ),
            },
          ]
        : [],
    },
  ]
  const contacts = [
    { key: 'phone', value: customer.phone && phoneText(customer.phone) },
    { key: 'email', value: customer.email },
  ].flatMap(({ key, value }) => (value ? [{ key, value: <Ltr>{value}</Ltr> }] : []))
  if (customer.name ?? contacts[0]) {
    parties.push({
      key: 'to',
      label: t('payPage.to'),
      name: customer.name ? <Name of={customer.name} /> : null,
      lines: contacts,
    })
  }
  return <Parties parties={parties} />
}
