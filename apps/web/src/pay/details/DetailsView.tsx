import type { TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { AmountHead } from '@wasl/ui/money/AmountHead'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { Link } from '@wasl/ui/actions/Link'
import { ReceiptCard } from '@wasl/ui/money/ReceiptCard'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { bold } from '../../parts/bold.tsx'
import { fieldRow } from '../../parts/field-row.tsx'
import { Name } from '../../parts/Name.tsx'
import { Questions } from '../../parts/Questions.tsx'
import { TransactionBadge } from '../../parts/TransactionBadge.tsx'
import { useResultPath } from '../result/useResultPath.ts'
import css from './DetailsView.module.css'
import { useDetailsText } from './details.text.ts'
import { QrCard } from './QrCard.tsx'
import { ShareLine } from './ShareLine.tsx'

export type ShownPage = Omit<TransactionPage, 'rows'>
type Props = { page: ShownPage; rows: NonNullable<TransactionPage['rows']> }

export function DetailsView({ page, rows }: Props) {
  const t = useDetailsText()
  const resultPath = useResultPath()
  return (
    <CustomerPage columns="result" unit={page.unit} header={page.header}>
      <section className={css.main}>
        <AmountHead
          lead={t.rich('details.lead', { name: <Name of={page.unit.title} />, b: bold })}
          amount={<Amount of={page.amount} size="amount" />}
        >
          <TransactionBadge state={page.state} isResult />
        </AmountHead>
        {page.unresolvedAttemptId === null ? (
          <ShareLine page={page} />
        ) : (
          <Alert
            tone="warning"
            title={t('details.mismatch')}
            action={<Link href={resultPath(page.unresolvedAttemptId)}>{t('details.seeResult')}</Link>}
          />
        )}
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
