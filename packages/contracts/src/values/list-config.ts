import { z } from 'zod'
import { coreChoices } from '../lists/query.ts'
import { transactionList } from '../lists/transactions.ts'
import { CurrencyCode, DecimalText, PublicId } from './core.ts'

/** In the request's language and in both, so that switching the language needs no request. */
export const Named = z.object({
  display_name: z.string(),
  display_name_en: z.string(),
  display_name_ar: z.string(),
})

/** S2 §3 "Row action": an action that the server would accept now. Call `url` (below `/api/v1`) with `method`. */
export const RowAction = Named.extend({
  value: z.string(),
  url: z.string(),
  method: z.enum(['POST', 'DELETE', 'GET']),
  icon: z.string(),
  available_amount: DecimalText.nullable(),
})

/** On a row. Pages have hundreds of rows, so keys without a value are left out. */
export const ActionNow = RowAction.extend({
  /** Currency of `available_amount`, always with it: mismatched money may have another currency than its row. */
  currency_code: CurrencyCode.optional(),
  /** False: pressing it asks for the permission and answers 403 with a text. */
  is_permitted: z.boolean(),
  /** The attempt whose money it moves; absent if it concerns the transaction. */
  attempt_id: PublicId.optional(),
  /** Mismatched money of that attempt, by the gateway's operation id. */
  claim: z.string().optional(),
  /** Cash, a released hold and mismatched money move as a whole; a part is refused. */
  moves_whole: z.literal(true).optional(),
  /** Why it cannot be used now: a request about the same money waits for approval. */
  hindrance: z.string().optional(),
}).refine(
  ({ available_amount: amount, currency_code: currency }) => (amount === null) === (currency === undefined),
)

const Choice = Named.extend({ value: z.string() })

/** S2 §3 "Configured column". */
export const ConfiguredColumn = z.object({
  name: z.string(),
  verbose_name: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  is_active: z.boolean(),
  order: z.number().int(),
  /** True for a field of the merchant's own; values are in `extra`. */
  is_custom: z.boolean(),
})

/** S2 §3 "List config". */
export const ListConfig = z.object({
  /** What each filter offers. */
  filters_data: coreChoices(transactionList, z.array(Choice)),
  /** Actions on several rows: the body is the list of ids. */
  actions: z.array(RowAction),
  fields: z.array(ConfiguredColumn),
  export: z.array(z.enum(['default', 'selected'])),
  enable_editable_amount: z.boolean(),
  plugins: z.array(Choice),
  /** Wasl's additions from here: what the user may do in this list. */
  may_search: z.boolean(),
  may_view_statistics: z.boolean(),
  may_edit_fields: z.boolean(),
  currencies: z.array(CurrencyCode),
  timezone: z.string(),
  /** Lists of `filters_data` that are incomplete. */
  filters_cut: z.array(z.string()),
})
