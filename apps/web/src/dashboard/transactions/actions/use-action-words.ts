import { pick } from '@wasl/domain/locale'
import { pastTense } from '@wasl/domain/refund'
import { useLocale } from '../../../i18n/language.tsx'
import type { Asked } from './acted-on.ts'
import { useActionsText } from './actions.text.ts'

/** The two that move an amount have words of their own; another one is told by its name. */
const kindOf = (value: string): 'refund' | 'capture' | 'other' =>
  value === 'refund' || value === 'capture' ? value : 'other'

/** What a refund or capture says of itself, of whom and through what. */
export function useActionWords({ on, action }: Asked) {
  const t = useActionsText()
  const locale = useLocale()
  const kind = kindOf(action.value)
  const name = pick(action.name, locale)
  const moving = kind === 'other' ? 'refund' : kind
  return {
    name,
    kind,
    customer: on.customer ? pick(on.customer, locale) : t('actions.theCustomer'),
    gateway: on.gateway ? pick(on.gateway, locale) : t('actions.theGateway'),
    amountLabel: t(`actions.amount.${kind}`),
    before: t(`actions.before.${moving}`),
    now: t(`actions.now.${moving}`),
    stays: t(`actions.stays.${moving}`),
    /** S2 §4: the action's name and 'ed Successfully', as a message per action and language. */
    success:
      kind === 'other'
        ? t('actions.success.other', { past: locale === 'en' ? pastTense(name) : name })
        : t(`actions.success.${kind}`),
  }
}
