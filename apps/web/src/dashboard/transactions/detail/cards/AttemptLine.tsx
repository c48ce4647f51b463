import type { AttemptShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { Amount } from '../../../../parts/Amount.tsx'
import { Instant } from '../../../../parts/Instant.tsx'
import { Name } from '../../../../parts/Name.tsx'
import { useDetailText } from '../detail.text.ts'
import table from './HistoryTable.module.css'
import { parseAttemptState, resultView } from '@wasl/domain/states'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'

const looks = {
  success: { tone: 'success', Icon: CircleCheckIcon },
  waiting: { tone: 'warning', Icon: ClockIcon },
  failure: { tone: 'danger', Icon: CircleXIcon },
} as const

/** An attempt's own states: more than a transaction's, in three tones. */
function AttemptBadge({ state }: { state: string }) {
  const t = useDetailText()
  const known = parseAttemptState(state)
  if (known === 'other')
    return (
      <StatusBadge tone="neutral" icon={<CircleDotIcon size={14} />}>
        {state}
      </StatusBadge>
    )
  const { tone, Icon } = looks[resultView(known)]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />}>
      {t(`detail.attempt.${known}`)}
    </StatusBadge>
  )
}

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
