import type { Localised } from '@wasl/domain/locale'
import { groupedText, type Money } from '@wasl/domain/money'
import { wordsOf, type Values } from '../../platform/http/words.ts'
import type { RefusalReason } from './restriction.domain.ts'
import { restrictionStrings } from './restrictions.strings.ts'
import { restrictionStringsAr } from './restrictions.strings.ar.ts'

const words = wordsOf({ en: restrictionStrings, ar: restrictionStringsAr })

type Refused = {
  rule: { messageEn: string | null; messageAr: string | null; identifier: string }
  reason: RefusalReason
  limit: Money | number | null
}

/** What the payer is told: in the merchant's words, else in ours. A missing name is always asked for in ours. */
export function refusalText({ rule, reason, limit }: Refused): Localised {
  const said = reasonText({ reason, limit })
  if (reason === 'identifierMissing') return said
  return { en: rule.messageEn || said.en, ar: rule.messageAr || said.ar }
}

/** Why a rule refuses, for who looks into it. */
export const reasonText = ({ reason, limit }: Pick<Refused, 'reason' | 'limit'>): Localised => ({
  en: ours(reason, limit, 'en'),
  ar: ours(reason, limit, 'ar'),
})

function ours(reason: RefusalReason, limit: Money | number | null, language: 'en' | 'ar'): string {
  return words(`restriction.${reason}`, language, valuesOf(limit))
}

function valuesOf(limit: Money | number | null): Values {
  if (limit === null) return {}
  return typeof limit === 'number' ? { limit } : { limit: groupedText(limit), currency: limit.currency }
}
