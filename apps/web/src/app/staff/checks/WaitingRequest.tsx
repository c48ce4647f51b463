import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { useId } from 'react'
import { Instant } from '../../../parts/Instant.tsx'
import { useChecksText } from './checks.text.ts'
import { OperationStatus } from './OperationStatus.tsx'
import { usePermissionWord } from './use-permission-word.ts'
import css from './Request.module.css'

type Props = { waiting: TransactionShown['waiting'][number] }

/** What one asked to be allowed, while nobody has answered. */
export function WaitingRequest({ waiting: { permission, askedAt, until } }: Props) {
  const t = useChecksText()
  const id = useId()
  const word = usePermissionWord(permission)
  return (
    <article className={css.request} aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id} className={css.title}>
          {t('checks.youAsked', { permission: word })}
        </h3>
        <OperationStatus status="pending" />
      </header>
      <KeyValueList
        rows={[
          { key: 'asked', label: t('checks.askedAt'), value: <Instant at={askedAt} /> },
          { key: 'until', label: t('checks.until.pending'), value: <Instant at={until} /> },
        ]}
      />
      <p className={css.hindrance}>{t('checks.allowing')}</p>
    </article>
  )
}
