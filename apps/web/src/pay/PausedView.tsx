import { pick } from '@wasl/domain/locale'
import { SleepingLamp } from '@wasl/ui/art/SleepingLamp'
import { StatePage } from '@wasl/ui/StatePage'
import { useSelector } from '@xstate/react'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { useLocale } from '../i18n/language.tsx'
import { bold } from '../parts/bold.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { Instant } from '../parts/Instant.tsx'
import { usePayText } from './pay.text.ts'
import { RetryLink } from './RetryLink.tsx'
import type { PayActor } from './usePayActor.ts'

/** S1 §8: 423. The merchant's own message wins where there is one. */
export function PausedView({ actor }: { actor: PayActor }) {
  const t = usePayText()
  const locale = useLocale()
  const load = useSelector(actor, ({ context }) => context.load)
  if (load?.kind !== 'paused') return null
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<SleepingLamp />}
        title={pick(load.message, locale) || t('payPage.paused')}
        actions={
          <>
            <RetryLink actor={actor}>{t('payPage.checkAgain')}</RetryLink>
            <CallMerchant variant="quiet" />
          </>
        }
      >
        <p>
          {load.until
            ? t.rich('payPage.pausedUntil', { time: <Instant at={load.until} />, b: bold })
            : t('payPage.pausedText')}
        </p>
      </StatePage>
    </CustomerPage>
  )
}
