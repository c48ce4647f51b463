import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { RowAction } from '@wasl/contracts/web/dashboard/transactions/row-action.contract'

/** S2 §3 "Row action". The server's list is the whole menu. */
export const toRowAction = (action: OfferedAction, currency: string): RowAction => ({
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
