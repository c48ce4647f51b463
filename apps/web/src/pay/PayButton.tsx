import type { PayChoice } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/Button'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import { useSelector } from '@xstate/react'
import { useLocale } from '../i18n/language.tsx'
import { Amount } from '../parts/Amount.tsx'
import { usePayText } from './pay.text.ts'
import type { PayActor } from './usePayActor.ts'

/**
 * `{button_verb} ({amount} {currency})`: from the press to an answer it waits, and so it does while fees are asked.
 * Where they could not be, it asks again.
 */
export function PayButton({ actor, choice }: { actor: PayActor; choice: PayChoice | null }) {
  const t = usePayText()
  const locale = useLocale()
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('updating'))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag('unanswered'))
  if (!choice) return null
  return (
    <StickyBar>
      <Button type="submit" variant="primary" size="pay" isWide isPending={isPending}>
        {isUnanswered
          ? t('payPage.askAgain')
          : t.rich('payPage.button', {
              verb: pick(choice.buttonVerb, locale),
              amount: <Amount of={choice.total} order="amount-first" />,
            })}
      </Button>
    </StickyBar>
  )
}
