import type { ActionNow } from '@wasl/contracts/values/list-config'
import type { RowAction } from '@wasl/contracts/values/row-action'
import type { MoneyValue } from '@wasl/contracts/values/web'
import type { z } from 'zod'

/** S2 §3 "Row action". The server's list is the whole menu. */
export const toRowAction = (action: z.infer<typeof ActionNow>): RowAction => ({
  value: action.value,
  name: { en: action.display_name_en, ar: action.display_name_ar },
  icon: action.icon,
  available: toAvailable(action),
  attemptId: action.attempt_id ?? null,
  claim: action.claim ?? null,
  movesWhole: action.moves_whole ?? false,
  isPermitted: action.is_permitted,
  hindrance: action.hindrance ?? null,
})

type Available = { available_amount?: string | null | undefined; currency_code?: string | undefined }

/** In the currency the core says it in, which need not be the row's. */
export const toAvailable = ({
  available_amount: amount,
  currency_code: currency,
}: Available): MoneyValue | null => (amount && currency ? { amount, currency } : null)
