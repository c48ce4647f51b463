import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Amount } from '../../../../parts/Amount.tsx'
import { Instant } from '../../../../parts/Instant.tsx'
import { ChildBadge } from '../../list/rows/ChildBadge.tsx'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import { useDetailText } from '../detail.text.ts'
import table from './HistoryTable.module.css'

/** What captures, refunds and voids made of the payment. */
export function ChildrenCard({ transaction: { children } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  if (children.length === 0) return null
  return (
    <Card>
      <CardHead title={t('detail.children')}>
        <small>{children.length}</small>
      </CardHead>
      <div className={table.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section className={table.scroll} aria-label={t('detail.children')} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('detail.state')}</th>
                <th scope="col">{t('detail.time')}</th>
                <th scope="col">{t('detail.by')}</th>
                <th scope="col">{t('detail.note')}</th>
                <th scope="col" className={table.end}>
                  {t('detail.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {children.map((child) => (
                <tr key={child.id}>
                  <td data-card="badge">
                    <ChildBadge state={child.state} operation={child.operation} />
                  </td>
                  <td data-label={t('detail.time')}>
                    <Instant at={child.stateChanged} />
                  </td>
                  <td data-label={t('detail.by')}>
                    {child.initiator ? <Ltr>{child.initiator}</Ltr> : t('detail.actor.automatic')}
                  </td>
                  <td data-label={t('detail.note')}>
                    {child.message && <bdi>{child.message}</bdi>} <Ltr>{child.id}</Ltr>
                  </td>
                  <td className={table.end} data-card="amount">
                    <Amount of={child.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  )
}
