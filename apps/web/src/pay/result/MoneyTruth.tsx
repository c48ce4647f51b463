import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { mismatchDifference } from './mismatch-difference.ts'
import css from './MoneyTruth.module.css'
import { useAttemptText } from './attempt.text.ts'
import type { Outcome } from './outcome.ts'

/** RES-04: what happened to the money, and only what we know. */
export function MoneyTruth({ attempt, outcome }: { attempt: Attempt; outcome: Outcome }) {
  const t = useAttemptText()
  const merchant = useMerchantName()
  const truth = useTruth(attempt, outcome)
  const { held, refunded, total } = attempt
  return (
    <>
      {held && (
        <div className={css.truth}>
          <Alert tone="info">
            {t.rich('attempt.captured', {
              merchant,
              amount: <Amount of={total} />,
              held: <Amount of={held} />,
            })}
          </Alert>
        </div>
      )}
      {refunded && (
        <div className={css.truth}>
          <Alert tone="info">{t.rich('attempt.refunded', { amount: <Amount of={refunded} /> })}</Alert>
        </div>
      )}
      {truth && <div className={css.truth}>{truth}</div>}
    </>
  )
}

function useTruth(attempt: Attempt, outcome: Outcome) {
  const t = useAttemptText()
  const merchant = useMerchantName()
  const { charged, checkedAt } = attempt
  switch (outcome) {
    case 'success':
    case 'expired':
      return null
    case 'cod':
      return <Alert tone="info">{t('attempt.codText')}</Alert>
    case 'authorized':
      return <Alert tone="info">{t('attempt.authorizedText', { merchant })}</Alert>
    case 'waiting':
      return (
        <Alert tone="warning" title={t('attempt.waitingNote')}>
          {t('attempt.waitingNoteText')}
        </Alert>
      )
    case 'invalid':
      if (!attempt.isUnresolved) return <Alert tone="info">{t('attempt.resolvedText', { merchant })}</Alert>
      return (
        <Alert tone="info">
          {t(
            mismatchDifference(attempt)?.isShort
              ? 'attempt.mismatchNext.short'
              : 'attempt.mismatchNext.other',
            {
              merchant,
            },
          )}
        </Alert>
      )
    case 'failed':
    case 'canceled':
      if (charged !== 'no') return <Alert tone="warning">{t('attempt.chargedUnknown', { merchant })}</Alert>
      return (
        <Alert tone="success" title={t('attempt.notCharged')}>
          {checkedAt &&
            t.rich('attempt.notChargedText', {
              time: <Instant at={checkedAt} show="time" />,
            })}
        </Alert>
      )
  }
}
