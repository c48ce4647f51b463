import type { AttemptShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { Amount } from '../../../parts/Amount.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { Name } from '../../../parts/Name.tsx'
import { AttemptBadge } from './AttemptBadge.tsx'
import { useDetailText } from './detail.text.ts'
import table from './HistoryTable.module.css'

export function AttemptLine({ attempt }: { attempt: AttemptShown }) {
  const t = useDetailText()
  return (
    <tr>
      <th scope="row" data-label={t('detail.attempt')}>
        <Ltr>{attempt.id}</Ltr>
      </th>
      <td data-card="badge">
        <AttemptBadge state={attempt.state} />{' '}
        {attempt.isSurplus && (
          <StatusBadge tone="warning" icon={<TriangleAlertIcon size={14} />}>
            {t('detail.surplus')}
          </StatusBadge>
        )}
      </td>
      <td className={table.end} data-card="amount">
        <Amount of={attempt.total} />
      </td>
      <td data-label={t('detail.gateway')}>
        <Name of={attempt.gateway} />
      </td>
      <td data-label={t('detail.paymentId')}>{attempt.paymentId ? <Ltr>{attempt.paymentId}</Ltr> : '-'}</td>
      <td data-label={t('detail.time')}>
        <Instant at={attempt.stateChanged} />
      </td>
    </tr>
  )
}
