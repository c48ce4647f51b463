import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Instant } from '../../parts/Instant.tsx'
import { AskedRequest } from './AskedRequest.tsx'
import { useChecksText } from './checks.text.ts'
import { OperationStatus } from './OperationStatus.tsx'
import css from './Request.module.css'

type Props = { waiting: TransactionShown['waiting'][number] }

/** What one asked to be allowed, while nobody has answered. */
export function WaitingRequest({ waiting: { permission, askedAt, until } }: Props) {
  const t = useChecksText()
  return (
    <AskedRequest
      permission={permission}
      status={<OperationStatus status="PENDING" />}
      rows={[
        { key: 'asked', label: t('checks.askedAt'), value: <Instant at={askedAt} /> },
        { key: 'until', label: t('checks.until.PENDING'), value: <Instant at={until} /> },
      ]}
    >
      <p className={css.hindrance}>{t('checks.allowing')}</p>
    </AskedRequest>
  )
}
