import type {
  OfferedAction,
  Operation,
} from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Locale } from '@wasl/domain/locale'
import { decimalText } from '@wasl/domain/money'
import { wordsOf } from '../../../platform/http/words.ts'
import type { Action, ActionFacts } from './actions.domain.ts'
import { operationStrings } from './operations.strings.ts'
import { operationStringsAr } from './operations.strings.ar.ts'

const words = wordsOf({ en: operationStrings, ar: operationStringsAr })

/** The action on the wire. */
export function offered(
  action: Action,
  facts: ActionFacts,
  language: Locale,
): Omit<OfferedAction, 'hindrance'> {
  const { value, available, attemptId, claim, movesWhole, isPermitted } = action
  const isSurplus = facts.attempts.some((one) => one.publicId === attemptId && !one.isWinner)
  const isOfSurplus = isSurplus && (value === 'refund' || value === 'void')
  const names = namesOf(
    claim !== null && value === 'refund' ? 'refundMismatch' : isOfSurplus ? `${value}Surplus` : value,
  )
  return {
    value,
    ...names,
    display_name: language === 'ar' ? names.display_name_ar : names.display_name_en,
    icon: icons[value],
    url: addressOf(action, { ...facts, isSurplus }),
    method: value === 'delete' ? 'DELETE' : 'POST',
    available_amount: available && decimalText(available),
    is_permitted: isPermitted,
    currency_code: available?.currency,
    attempt_id: attemptId ?? undefined,
    claim: claim ?? undefined,
    moves_whole: movesWhole || undefined,
  }
}

type Named = Operation | 'refundSurplus' | 'voidSurplus' | 'refundMismatch'

/** Said once: a page of rows names hundreds of actions. */
const named = new Map<Named, { display_name_en: string; display_name_ar: string }>()

/** What an action is called, in both languages. */
export function namesOf(value: Named): { display_name_en: string; display_name_ar: string } {
  const known = named.get(value)
  if (known) return known
  const names = {
    display_name_en: words(`operation.${value}`, 'en'),
    display_name_ar: words(`operation.${value}`, 'ar'),
  }
  named.set(value, names)
  return names
}

export const icons: Readonly<Record<Operation, string>> = {
  refund: 'undo',
  capture: 'download',
  void: 'ban',
  cancel: 'x-circle',
  expire: 'timer-off',
  delete: 'trash',
  restore: 'archive-restore',
  email: 'mail',
  sms: 'message',
  disclose: 'send',
  inquiry: 'search',
  count: 'check',
  release: 'link',
}

function addressOf(
  { value, attemptId, claim }: Action,
  { plugin, publicId, isSurplus }: ActionFacts & { isSurplus: boolean },
): string {
  const row = `/api/v1/plugins/${plugin}/transaction/${publicId}`
  if (value === 'delete') return `${row}/`
  if (value === 'count' || value === 'release') return `${row}/${value}/`
  const isOfOneAttempt = (isSurplus || claim !== null) && attemptId !== null
  if (!isOfOneAttempt && claim === null) return `${row}/${value}/`
  const asked = new URLSearchParams({
    ...(isOfOneAttempt && { attempt: attemptId }),
    ...(claim !== null && { claim }),
  })
  return `${row}/${value}/?${asked}`
}
