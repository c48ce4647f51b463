import type { ActionNow } from '@wasl/contracts/values/list-config'
import type { RowAction } from '@wasl/contracts/values/row-action'
import type { z } from 'zod'

/** S2 §3 "Row action". The server's list is the whole menu. */
export const toRowAction = (action: z.infer<typeof ActionNow>, currency: string): RowAction => ({
  value: action.value,
  name: { en: action.display_name_en, ar: action.display_name_ar },
  icon: action.icon,
  available: action.available_amount === null ? null : { amount: action.available_amount, currency },
  attemptId: action.attempt_id ?? null,
  claim: action.claim ?? null,
  movesWhole: action.moves_whole ?? false,
  isPermitted: action.is_permitted,
  hindrance: action.hindrance ?? null,
})
