import type { PayChoice } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import { useSelector } from '@xstate/react'
import { useLocale } from '../i18n/language.tsx'
import { Amount } from '../parts/Amount.tsx'
import { usePayText } from './pay.text.ts'
import type { PayActor } from './usePayActor.ts'
import { Alert } from '@wasl/ui/notices/Alert'
import css from './PayCard.module.css'

type Props = { actor: PayActor; choice: PayChoice | null; isPriced: boolean }

/**
 * `{button_verb} ({amount} {currency})`: from the press to an answer it waits, and so it does while fees are asked.
 * Where they could not be, it asks again. Until the amount in the field has a total, it names none.
 */
export function PayButton({ actor, choice, isPriced }: Props) {
  const t = usePayText()
  const locale = useLocale()
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('updating'))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag('unanswered'))
  // `choice` comes a moment later than what the machine says now.
  const isStillPriced = useSelector(actor, (snapshot) => snapshot.hasTag('priced'))
  const isSlow = useSelector(actor, (snapshot) => snapshot.hasTag('slow'))
  const isHeld = useSelector(actor, (snapshot) => snapshot.hasTag('held'))
  if (!choice) return null
  const verb = pick(choice.buttonVerb, locale)
  return (
    <StickyBar>
      {isSlow && <SlowNotice />}
      {isHeld && <HeldNotice actor={actor} />}
      <Button type="submit" variant="primary" size="pay" isWide isPending={isPending}>
        {isUnanswered
          ? t('payPage.askAgain')
          : isPriced && isStillPriced
            ? t.rich('payPage.button', { verb, amount: <Amount of={choice.total} order="amount-first" /> })
            : verb}
      </Button>
    </StickyBar>
  )
}

/** reliability F: a slow answer is never called a failure. */
function SlowNotice() {
  const t = usePayText()
  return (
    <div className={css.line}>
      <Alert tone="warning" title={t('payPage.slow')} isUrgent>
        {t('payPage.slowText')}
      </Alert>
    </div>
  )
}

/** reliability F3: the press is answered where it was made, and can be taken back until it is sent. */
function HeldNotice({ actor }: { actor: PayActor }) {
  const t = usePayText()
  return (
    <div className={css.line}>
      <Alert
        tone="warning"
        title={t('payPage.held')}
        action={
          <Button size="row" onClick={() => actor.send({ type: 'pay.stopped' })}>
            {t('payPage.stop')}
          </Button>
        }
        isUrgent
      >
        {t('payPage.heldText')}
      </Alert>
    </div>
  )
}
