import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { useId } from 'react'
import { Instant } from '../../../parts/Instant.tsx'
import { useChecksText } from './checks.text.ts'
import { usePermissionWord } from './use-permission-word.ts'
import css from './Request.module.css'

type Props = { declined: TransactionShown['declined'][number] }

/** What one asked to be allowed and was not, by whom and why; or by nobody, who answered in time. */
export function DeclinedRequest({ declined: { permission, at, by, reason } }: Props) {
  const t = useChecksText()
  const id = useId()
  const word = usePermissionWord(permission)
  const isExpired = by === null
  return (
    <article className={css.request} aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id} className={css.title}>
          {t('checks.youAsked', { permission: word })}
        </h3>
        {isExpired ? (
          <StatusBadge tone="neutral" icon={<ClockAlertIcon size={14} />} isDashed>
            {t('checks.status.expired')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="danger" icon={<CircleXIcon size={14} />}>
            {t('checks.declined')}
          </StatusBadge>
        )}
      </header>
      <KeyValueList
        rows={[
          {
            key: 'at',
            label: t(isExpired ? 'checks.status.expired' : 'checks.decided'),
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
    </article>
  )
}
