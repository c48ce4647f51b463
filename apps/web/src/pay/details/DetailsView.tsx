import type { TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import { AmountHead } from '@wasl/ui/AmountHead'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { ReceiptCard } from '@wasl/ui/ReceiptCard'
import { CustomerPage } from '../../app/shell/CustomerPage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { bold } from '../../parts/bold.tsx'
import { fieldRow } from '../../parts/field-row.tsx'
import { Name } from '../../parts/Name.tsx'
import { Questions } from '../../parts/Questions.tsx'
import { TransactionBadge } from '../../parts/TransactionBadge.tsx'
import css from './DetailsView.module.css'
import { useDetailsText } from './details.text.ts'
import { QrCard } from './QrCard.tsx'
import { ShareLine } from './ShareLine.tsx'

export type ShownPage = Omit<TransactionPage, 'rows'>
type Props = { page: ShownPage; rows: NonNullable<TransactionPage['rows']> }

export function DetailsView({ page, rows }: Props) {
  const t = useDetailsText()
  return (
    <CustomerPage columns="result" unit={page.unit} header={page.header}>
      <section className={css.main}>
        <AmountHead
          lead={t.rich('details.lead', { name: <Name of={page.unit.title} />, b: bold })}
          amount={<Amount of={page.amount} size="amount" />}
        >
          <TransactionBadge state={page.state} isResult />
        </AmountHead>
        <ShareLine page={page} />
        <ReceiptCard label={t('details.list')}>
          <KeyValueList rows={rows.map(({ label, value }) => fieldRow(label, label, value))} />
        </ReceiptCard>
      </section>
      <aside className={css.aside}>
        {page.qrCode !== null && (
          <Card title={t('details.qr')}>
            <QrCard page={page} qrCode={page.qrCode} />
          </Card>
        )}
        <Questions />
      </aside>
    </CustomerPage>
  )
}
