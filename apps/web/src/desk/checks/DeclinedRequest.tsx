import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { Instant } from '../../parts/Instant.tsx'
import { AskedRequest } from './AskedRequest.tsx'
import { useChecksText } from './checks.text.ts'

type Props = { declined: TransactionShown['declined'][number] }

/** What one asked to be allowed and was not, by whom and why; or by nobody, who answered in time. */
export function DeclinedRequest({ declined: { permission, at, by, reason } }: Props) {
  const t = useChecksText()
  const isExpired = by === null
  return (
    <AskedRequest
      permission={permission}
      status={
        isExpired ? (
          <StatusBadge tone="neutral" icon={<ClockAlertIcon size={14} />} isDashed>
            {t('checks.status.EXPIRED')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="danger" icon={<CircleXIcon size={14} />}>
            {t('checks.declined')}
          </StatusBadge>
        )
      }
      rows={[
        {
          key: 'at',
          label: t(isExpired ? 'checks.status.EXPIRED' : 'checks.decided'),
          value: <Instant at={at} />,
        },
        ...(isExpired ? [] : [{ key: 'by', label: t('checks.decidedBy'), value: <bdi>{by}</bdi> }]),
        {
          key: 'reason',
          label: t('checks.reason'),
          value:
            reason === null ? t(isExpired ? 'checks.unanswered' : 'checks.noReason') : <bdi>{reason}</bdi>,
        },
      ]}
    />
  )
}
