import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { numberedAnswer, numberedQuery } from '../../../lists/query.ts'
import { stockList, stockSorts } from '../../../lists/stock.ts'
import { Detail, Instant, staffProblems } from '../../../values/core.ts'
import { managed, Query, shopPath } from './shop-values.ts'

const c = initContract()
const path = `${shopPath}/stock`
const one = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) })

/** A number of pieces, or an amount where `currency_code` is set. */
const Count = z.string()
/** The same thing counted three times. */
const Counted = z.object({ counter: Count, by_holds: Count, by_log: Count })

export const StockPool = z.object({
  id: z.string(),
  of: z.enum(stockSorts),
  /** Empty where what it counted was deleted. */
  name_en: z.string(),
  name_ar: z.string(),
  /** An SKU, or a code. */
  note: z.string(),
  currency_code: z.string().nullable(),
  /** Null: unlimited. */
  capacity: Count.nullable(),
  sold: Counted,
  kept: Counted,
  /** What can still be sold; null: any number. */
  free: Count.nullable(),
  is_closed: z.boolean(),
  agrees: z.boolean(),
})

const Holder = z.object({
  /** Null where it is kept for no order. */
  order_id: z.string().nullable(),
  number: z.string().nullable(),
  quantity: Count,
  since: Instant,
  /** Null: until its payment ends. */
  until: Instant.nullable(),
})

const Move = z.object({
  reason: z.string(),
  sold: Count,
  kept: Count,
  capacity: Count.nullable(),
  actor: z.string(),
  at: Instant,
  order_id: z.string().nullable(),
  number: z.string().nullable(),
})

/** How many holders and moves are shown, the latest first. */
export const mostShown = 50

export const stockContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: numberedQuery(stockList),
      responses: { 200: numberedAnswer(StockPool) },
      summary: 'Whatever is limited, each with its counters recomputed from its holds and its log',
    },
    check: {
      method: 'GET',
      path: `${path}/check`,
      metadata: managed,
      query: Query,
      responses: {
        200: z.object({
          checked_at: Instant,
          pools: z.int(),
          differ: z.int(),
          /** Orders and buyers whose payment something waits for. */
          holders: z.int(),
        }),
      },
      summary: 'Recounts every pool from its holds and its log',
    },
    show: {
      method: 'GET',
      path: `${path}/:id`,
      pathParams: one,
      metadata: managed,
      query: Query,
      responses: {
        200: z.object({ pool: StockPool, holders: z.array(Holder), moves: z.array(Move) }),
      },
      summary: 'A pool with whom it is kept for, and its latest moves',
    },
    settle: {
      method: 'POST',
      path: `${path}/:id/settle`,
      pathParams: one,
      metadata: managed,
      query: Query,
      /** `sold`, `kept`: the counters that the person saw. */
      body: z.strictObject({ reason: z.string().trim().max(300), sold: Count, kept: Count }),
      responses: { 200: StockPool, 409: Detail },
      summary: 'Counts what its holds say, with a row of the log for each difference',
    },
    limit: {
      method: 'POST',
      path: `${path}/:id/limit`,
      pathParams: one,
      metadata: managed,
      query: Query,
      /** `limit`: empty for unlimited. `close`: below what is sold and kept it closes with that. */
      body: z.strictObject({
        limit: z.string().max(32),
        reason: z.string().trim().max(300),
        close: z.boolean(),
      }),
      responses: { 200: StockPool, 409: Detail },
      summary: 'Another limit; 409 `below` where more is sold and kept, unless it may close',
    },
    open: {
      method: 'POST',
      path: `${path}/:id/open`,
      pathParams: one,
      metadata: managed,
      query: Query,
      body: z.strictObject({ open: z.boolean() }),
      responses: { 200: StockPool },
      summary: 'Sells again, or sells nothing more',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
