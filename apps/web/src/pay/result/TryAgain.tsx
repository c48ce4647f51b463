import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { inLocale } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './MoneyTruth.module.css'
import { useAttemptText } from './attempt.text.ts'
import type { Outcome } from './outcome.ts'
import { TryAgainExpired } from './TryAgainExpired.tsx'

/** Back to the request where it may still be paid; on an expired one S1 §5's alert. */
export function TryAgain({ attempt, outcome }: { attempt: Attempt; outcome: Outcome }) {
  const t = useAttemptText()
  const locale = useLocale()
  const look = { variant: 'primary', size: 'pay', icon: <RotateCwIcon />, isWide: true } as const
  if (attempt.tryAgainUrl !== null && attempt.view === 'failure') {
    return (
      <div className={css.truth} data-print="hide">
        <ButtonLink href={inLocale(attempt.tryAgainUrl, locale)} {...look}>
          {t('attempt.tryAgain')}
        </ButtonLink>
      </div>
    )
  }
  if (outcome !== 'expired') return null
  return (
    <div className={css.truth} data-print="hide">
      <TryAgainExpired {...look} words={t('attempt.tryAgainExpired')}>
        {t('attempt.tryAgain')}
      </TryAgainExpired>
    </div>
  )
}
