import type {
  ChildRow,
  TransactionRow,
} from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { Ltr } from '@wasl/ui/text/Ltr'
import { CellMoney } from '@wasl/ui/table/rows/CellMoney'
import { InnerTable } from '@wasl/ui/table/rows/InnerTable'
import { useLocale } from '../../../../i18n/language.tsx'
import { Instant } from '../../../../parts/Instant.tsx'
import { ChildBadge } from './ChildBadge.tsx'
import { useListText } from '../list.text.ts'

/** TBL-08: refunds, captures and voids of a row. */
export function ChildRows({ row }: { row: TransactionRow }) {
  const t = useListText()
  const locale = useLocale()
  return (
    <InnerTable
      title={t.rich('list.inside', { name: <Ltr>{row.id}</Ltr> })}
      note={t('list.insideCount', { n: row.children.length })}
      heads={[
        t('list.insideId'),
        t('list.filter.state'),
        t('list.insideAmount'),
        t('list.insideMessage'),
        t('list.insideTime'),
      ]}
      rows={row.children.map((child) => [
        <Ltr key="id">{child.id}</Ltr>,
        <ChildBadge key="state" state={child.state} operation={child.operation} />,
        <CellMoney
          key="amount"
          value={givesBack(child.state) ? `-${child.amount.amount}` : child.amount.amount}
          currency={child.amount.currency}
          locale={locale}
        />,
        <span key="message">{messageOf(child)}</span>,
        <Instant key="time" at={child.created} />,
      ])}
    />
  )

  function messageOf({ message, initiator }: ChildRow) {
    if (message) return <bdi>{message}</bdi>
    return initiator && t.rich('list.insideBy', { name: <Ltr>{initiator}</Ltr> })
  }
}

const givesBack = (state: string) => state === 'refunded' || state === 'refund_queued'
