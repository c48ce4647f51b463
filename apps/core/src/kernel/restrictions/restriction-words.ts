import { amountText } from '@wasl/domain/amount-text'
import type { Locale, Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import { wordsOf, type Values } from '../../platform/http/words.ts'
import { fitsOwnWords, type RefusalReason } from './restriction.domain.ts'
import { restrictionStrings } from './restrictions.strings.ts'
import { restrictionStringsAr } from './restrictions.strings.ar.ts'

const words = wordsOf({ en: restrictionStrings, ar: restrictionStringsAr })

type Refused = {
  rule: { messageEn: string | null; messageAr: string | null } & Parameters<typeof fitsOwnWords>[0]
  reason: RefusalReason
  limit: Money | number | null
}

/** The message to the payer: the merchant's, if it can be true of this refusal, else ours. */
export function refusalText({ rule, reason, limit }: Refused): Localised {
  const said = reasonText({ reason, limit })
  if (!fitsOwnWords(rule, reason)) return said
  return { en: rule.messageEn || said.en, ar: rule.messageAr || said.ar }
}

/** Why a rule refuses, for who looks into it. */
export const reasonText = ({ reason, limit }: Pick<Refused, 'reason' | 'limit'>): Localised => ({
  en: ours(reason, limit, 'en'),
  ar: ours(reason, limit, 'ar'),
})

function ours(reason: RefusalReason, limit: Money | number | null, language: Locale): string {
  return words(`restriction.${reason}`, language, valuesOf(limit, language))
}

function valuesOf(limit: Money | number | null, language: Locale): Values {
  if (limit === null) return {}
  return { limit: typeof limit === 'number' ? limit : amountText(limit, language) }
}
