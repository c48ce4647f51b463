import { z } from 'zod'
import { CurrencyCode, DecimalText, PublicId } from './core.ts'

/** Names in the request's language and in both, so that a switch of language needs no new answer. */
export const Named = z.object({
  display_name: z.string(),
  display_name_en: z.string(),
  display_name_ar: z.string(),
})

/** S2 §3 "Row action": only what the server would do now. Called by `method`; `url` begins with `/api/v1`. */
export const RowAction = Named.extend({
  value: z.string(),
  url: z.string(),
  method: z.enum(['POST', 'DELETE', 'GET']),
  icon: z.string(),
  available_amount: DecimalText.nullable(),
})

/** On a row. A page of rows has hundreds: what most of them have nothing of is absent there. */
export const ActionNow = RowAction.extend({
  /** Of `available_amount`, never without it: mismatched money may be of another currency than its row. */
  currency_code: CurrencyCode.optional(),
  /** False: pressing it asks for the permission and answers 403 with words. */
  is_permitted: z.boolean(),
  /** The attempt whose money it is about; absent where it is about the transaction. */
  attempt_id: PublicId.optional(),
  /** Mismatched money of that attempt, by the gateway's name of the operation. */
  claim: z.string().optional(),
  /** Cash, a hold that is given up and mismatched money move as a whole: a part of it is refused. */
  moves_whole: z.literal(true).optional(),
  /** Why pressing it is no use now: a request about the same money waits for colleagues. */
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
  /** A field of the merchant's own: its values are in `extra`. */
  is_custom: z.boolean(),
})

/** S2 §3 "List config". */
export const ListConfig = z.object({
  filters_data: z.object({
    states: z.array(Choice),
    /** Wasl's addition, as `money_states` of a row. */
    money_states: z.array(Choice),
    gateways: z.array(Choice),
    currencies: z.array(Choice),
    created_by: z.array(Choice),
    units: z.array(Choice),
    bulks: z.array(Choice),
    product_types: z.array(Choice),
  }),
  /** Bulk actions: the body is the list of ids. */
  actions: z.array(RowAction),
  fields: z.array(ConfiguredColumn),
  export: z.array(z.enum(['default', 'selected'])),
  enable_editable_amount: z.boolean(),
  plugins: z.array(Choice),
  /** The names after this are Wasl's additions: what the signed-in user may do here. */
  may_search: z.boolean(),
  may_view_statistics: z.boolean(),
  may_edit_fields: z.boolean(),
  currencies: z.array(CurrencyCode),
  timezone: z.string(),
  /** Lists of `filters_data` that are only the beginning of what there is. */
  filters_cut: z.array(z.enum(['created_by', 'bulks', 'product_types'])),
})
