import type { Attempt } from '@wasl/contracts/web/pay.contract'
import type { ReactNode } from 'react'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { useAttemptText } from './attempt.text.ts'
import { mismatchDifference } from './mismatch-difference.ts'
import css from './MismatchSums.module.css'

/** product 11.1: what was asked for, what came instead, and the difference where both can be compared. */
export function MismatchSums({ total, received }: Pick<Attempt, 'total' | 'received'>) {
  const t = useAttemptText()
  const difference = mismatchDifference({ total, received })
  return (
    <dl className={css.sums}>
      <Line label={t('attempt.requested')}>
        <Amount of={total} />
      </Line>
      {received && (
        <Line label={t.rich('attempt.received', { time: <Instant at={received.at} /> })}>
          {received.amount === null ? (
            t('attempt.receivedUnknown')
          ) : (
            <Amount of={{ amount: received.amount, currency: received.currency }} />
          )}
        </Line>
      )}
      {difference && (
        <Line label={t('attempt.difference')}>
          <Amount of={{ amount: difference.amount, currency: total.currency }} />
        </Line>
      )}
    </dl>
  )
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
