import { longestValues } from '@wasl/domain/listed-values'
import { z } from 'zod'
import { Instant } from '../../../values/core.ts'

const several = z.string().min(1).max(longestValues).optional()
const flag = z.enum(['true', 'false']).optional()

/**
 * S2 §3 "Transaction-list filters". Values of one filter are joined by commas and match any; a comma inside a value has a
 * backslash before it.
 */
export const ListFilters = z.strictObject({
  created_after: Instant.optional(),
  created_before: Instant.optional(),
  state_changed_at_after: Instant.optional(),
  state_changed_at_before: Instant.optional(),
  state: several,
  /** Any of `to_capture`, `partly_captured`, `captured`, `to_collect`, `collected`, `partly_refunded`, `refunded`. */
  money_state: several,
  gateway_code: several,
  currency_code: several,
  initiator: several,
  unit: several,
  product_type: several,
  bulk: several,
  q: z.string().max(128).optional(),
  seen: flag,
  email_seen: flag,
  disclosed_to_merchant: flag,
  /** True: money arrived that counts in no sum and is not resolved. */
  unresolved: flag,
  json: z.string().optional(),
  format: z.string().optional(),
})
export type ListFilters = z.infer<typeof ListFilters>

export const Ordering = z.enum([
  'created',
  '-created',
  'state_changed_at',
  '-state_changed_at',
  'amount',
  '-amount',
])
export type Ordering = z.infer<typeof Ordering>

/**
 * Page numbers work in the first hundred pages, cursors everywhere (product.md 9.7). A cursor contains its page.
 * The cursor `last.7` returns the last seven rows.
 * Default page size: 50.
 */
export const ListQuery = ListFilters.extend({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .optional(),
  page_size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
  cursor: z.string().max(512).optional(),
  /** Send the `as_of` of page 1 with other page numbers, so that new rows do not shift the pages. */
  as_of: Instant.optional(),
  ordering: Ordering.optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

/** Filters of the sums above the all-transactions list. */
export const AllListFilters = ListFilters.omit({ disclosed_to_merchant: true }).extend({ plugin: several })

/** The all-transactions list has no `disclosed_to_merchant` (S2 §3), and a filter by module. */
export const AllListQuery = ListQuery.omit({ disclosed_to_merchant: true }).extend({ plugin: several })
export type AllListQuery = z.infer<typeof AllListQuery>
