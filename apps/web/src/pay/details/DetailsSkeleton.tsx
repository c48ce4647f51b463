import type { TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import { AmountHead } from '@wasl/ui/money/AmountHead'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { Pill } from '@wasl/ui/money/Pill'
import { QrPlate } from '@wasl/ui/money/QrPlate'
import { ReceiptCard } from '@wasl/ui/money/ReceiptCard'
import { Skeleton } from '@wasl/ui/text/Skeleton'
import { SkeletonText } from '@wasl/ui/text/SkeletonText'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import css from './DetailsView.module.css'
import { useDetailsText } from './details.text.ts'

const bar = (length: number) => <SkeletonText>{'\u2007'.repeat(length)}</SkeletonText>
const usualRows = 6

/** The page's own boxes without words, so that nothing moves when they arrive. */
export function DetailsSkeleton({ page: { unit, header, amount, rows } }: { page: TransactionPage }) {
  const t = useDetailsText()
  return (
    <CustomerPage columns="result" unit={unit} header={header}>
      <Skeleton label={t('details.loading')}>
        <section className={css.main}>
          <AmountHead
            lead={bar(24)}
            amount={
              <SkeletonText>
                <Amount of={amount} size="amount" />
              </SkeletonText>
            }
          >
            <Pill>{bar(10)}</Pill>
          </AmountHead>
          <ReceiptCard>
            <KeyValueList
              rows={Array.from({ length: rows?.length ?? usualRows }, (_, at) => ({
                key: String(at),
                label: bar(8),
                value: bar(12),
                isLong: false,
              }))}
            />
          </ReceiptCard>
        </section>
        <aside className={css.aside}>
          <Card title={bar(8)}>
            <QrPlate size="large" code={<span />} />
          </Card>
        </aside>
      </Skeleton>
    </CustomerPage>
  )
}
