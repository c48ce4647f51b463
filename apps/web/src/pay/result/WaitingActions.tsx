import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { Spinner } from '@wasl/ui/notices/Spinner'
import type { MouseEvent } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { Instant } from '../../parts/Instant.tsx'
import css from './WaitingActions.module.css'
import { useAttemptText } from './attempt.text.ts'
import type { AttemptWatch } from './useAttemptWatch.ts'

/** Asks by itself for a minute; after that it says that we go on asking, and a press asks at once. */
export function WaitingActions({ attempt, watch }: { attempt: Attempt; watch: AttemptWatch }) {
  const t = useAttemptText()
  const { path } = usePageFacts()
  const askInPlace = (event: MouseEvent) => {
    event.preventDefault()
    if (!watch.isAsking) watch.checkAgain()
  }
  const askedAt = watch.askedAt ?? attempt.checkedAt
  return (
    <div className={css.waiting} data-print="hide">
      <ButtonLink
        href={path}
        variant="primary"
        size="pay"
        icon={watch.isAsking ? <Spinner /> : <RefreshCwIcon />}
        isWide
        aria-disabled={watch.isAsking || undefined}
        onClick={askInPlace}
      >
        {t('attempt.checkAgain')}
      </ButtonLink>
      <output className={css.state}>
        {watch.isOver ? t('attempt.stillConfirming') : t('attempt.checking')}
      </output>
      {askedAt && (
        <p className={css.state}>
          <ClockIcon size={16} />
          <span>{t.rich('attempt.lastChecked', { time: <Instant at={askedAt} show="time" /> })}</span>
        </p>
      )}
    </div>
  )
}
