import { AmountHead } from '@wasl/ui/money/AmountHead'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { Rule } from '@wasl/ui/layout/Rule'
import { Money } from '@wasl/ui/money/Money'
import { Parties } from '@wasl/ui/money/Parties'
import { PayChoices } from '@wasl/ui/money/PayChoices'
import { Pill } from '@wasl/ui/money/Pill'
import { ReceiptCard } from '@wasl/ui/money/ReceiptCard'
import { Skeleton } from '@wasl/ui/text/Skeleton'
import { SkeletonText } from '@wasl/ui/text/SkeletonText'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { useLocale } from '../i18n/language.tsx'
import css from './PayLayout.module.css'
import { usePayText } from './pay.text.ts'

const bar = (length: number) => <SkeletonText>{'\u2007'.repeat(length)}</SkeletonText>
const party = (key: string) => ({
  key,
  label: '\u2007',
  name: bar(12),
  lines: [{ key: 'line', value: bar(14) }],
})
const rows = ['order', 'number'].map((key) => ({ key, label: bar(6), value: bar(12), isLong: false }))
const tiles = ['1', '2', '3', '4'].map((code) => ({ code, name: '\u2007', logoUrl: null }))
const words = { legend: '', none: '', showAll: '', showFewer: '', updating: '' }

/** The pay page's own boxes without words, so that nothing moves when they arrive. */
export function SkeletonView() {
  const t = usePayText()
  const locale = useLocale()
  return (
    <CustomerPage columns="pay">
      <Skeleton label={t('payPage.loading')}>
        <section>
          <AmountHead
            lead={bar(24)}
            amount={
              <SkeletonText>
                <Money value="00.000" currency="KWD" locale={locale} size="amount" />
              </SkeletonText>
            }
          >
            <Pill>{bar(28)}</Pill>
          </AmountHead>
          <ReceiptCard>
            <Parties parties={[party('from'), party('to')]} />
            <Rule />
            <KeyValueList rows={rows} />
            <Rule isDashed />
            <KeyValueList tone="total" rows={[{ key: 'total', label: bar(5), value: bar(9) }]} />
          </ReceiptCard>
        </section>
        <div className={css.card}>
          <Card title={bar(16)}>
            <PayChoices name="loading" choices={tiles} words={words} />
          </Card>
        </div>
      </Skeleton>
    </CustomerPage>
  )
}
