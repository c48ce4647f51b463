import type { coreContract } from '@wasl/contracts/core'
import type { StockPool } from '@wasl/contracts/core/dashboard/products/stock.contract'
import type { StockSort } from '@wasl/contracts/lists/stock'
import type { Handlers } from '@wasl/contracts/server'
import { decimalText } from '@wasl/domain/money'
import type { Context } from 'hono'
import type { z } from 'zod'
import { answerRefusal, areaWords } from '../../kernel/administered/answer-refusal.ts'
import { byOf } from '../../kernel/administered/by.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import type { ProductsDeps } from './products.service.ts'
import {
  checkStock,
  setLimit,
  setOpen,
  settle,
  showPool,
  stockPage,
  type PoolNamed,
  type ShownPool,
  type StockRefusal,
} from './stock.service.ts'
import { stockStringsAr } from './stock.strings.ar.ts'
import { stockStrings } from './stock.strings.ts'

const words = areaWords({ en: stockStrings, ar: stockStringsAr })

export const stockHandlers = (
  deps: ProductsDeps,
): Handlers<typeof coreContract, CoreEnv>['products']['stock'] => ({
  list: async ({ query }, c) => {
    const { count, asOf, pools } = await stockPage(deps, c.var.merchantId, query)
    return { status: 200, body: { count, as_of: asOf, results: pools.map(poolOnWire) } }
  },

  check: async (_request, c) => {
    const { checkedAt, ...counts } = await checkStock(deps, c.var.merchantId)
    return { status: 200, body: { checked_at: checkedAt.toISOString(), ...counts } }
  },

  show: async ({ params: { id } }, c) => {
    const found = await showPool(deps, { merchantId: c.var.merchantId, poolId: Number(id) })
    if (!found) return { status: 404, body: notFoundBody(c) }
    const { pool, holders, moves } = found
    const count = counting(pool)
    return {
      status: 200,
      body: {
        pool: poolOnWire(pool),
        holders: holders.map(({ orderId, number, quantity, since, expiresAt, payableUntil }) => {
          const until = expiresAt ?? (payableUntil === null ? null : new Date(payableUntil))
          return {
            order_id: orderId,
            number,
            quantity: count(quantity),
            since: since.toISOString(),
            until: until?.toISOString() ?? null,
          }
        }),
        moves: moves.map(({ reason, sold, held, capacity, actor, at, orderId, number }) => ({
          reason,
          sold: count(sold),
          kept: count(held),
          capacity: capacity === null ? null : count(capacity),
          actor,
          at: at.toISOString(),
          order_id: orderId,
          number,
        })),
      },
    }
  },

  settle: async ({ params: { id }, body }, c) => {
    const done = await settle(deps, byOf(c), { poolId: Number(id), ...body })
    return done.ok ? { status: 200, body: poolOnWire(done.value) } : answer(c, done.error)
  },

  limit: async ({ params: { id }, body }, c) => {
    const done = await setLimit(deps, byOf(c), { poolId: Number(id), ...body })
    return done.ok ? { status: 200, body: poolOnWire(done.value) } : answer(c, done.error)
  },

  open: async ({ params: { id }, body: { open } }, c) => {
    const done = await setOpen(deps, byOf(c), { poolId: Number(id), open })
    if (done.ok) return { status: 200, body: poolOnWire(done.value) }
    return { status: 404, body: notFoundBody(c) }
  },
})

function answer(c: Context<CoreEnv>, refusal: StockRefusal) {
  const { language } = c.var
  const conflict = (detail: string, code: string) => ({ status: 409, body: { detail, code } }) as const
  switch (refusal.kind) {
    case 'below': {
      const taken = counting(refusal.pool)(refusal.taken)
      return conflict(words('stock.below', language, { taken }), 'below')
    }
    case 'moved':
      return conflict(words('stock.changed', language), 'changed')
    case 'agrees':
      return conflict(words('stock.agrees', language), 'agrees')
    case 'fields':
    case 'notFound':
    case 'changed':
    case 'tooMany':
      return answerRefusal(c, refusal, words)
  }
}

const counting =
  ({ kind, currency }: Pick<PoolNamed, 'kind' | 'currency'>) =>
  (value: number): string =>
    kind === 'voucher_budget' && currency !== null ? decimalText({ minor: value, currency }) : String(value)

const sortOf = ({ kind }: PoolNamed): StockSort => {
  if (kind === 'stock') return 'product'
  return kind === 'voucher_uses' || kind === 'voucher_budget' ? kind : 'other'
}

function poolOnWire(pool: ShownPool): z.input<typeof StockPool> {
  const { check, capacity, closed } = pool
  const count = counting(pool)
  const counted = ({ counter, byHolds, byLog }: ShownPool['check']['sold']) => ({
    counter: count(counter),
    by_holds: count(byHolds),
    by_log: count(byLog),
  })
  const left = capacity === null ? null : Math.max(0, capacity - check.sold.counter - check.held.counter)
  return {
    id: String(pool.id),
    of: sortOf(pool),
    name_en: pool.nameEn ?? pool.voucherEn ?? '',
    name_ar: pool.nameAr ?? pool.voucherAr ?? '',
    note: pool.sku ?? pool.code ?? '',
    currency_code: pool.kind === 'voucher_budget' ? pool.currency : null,
    capacity: capacity === null ? null : count(capacity),
    sold: counted(check.sold),
    kept: counted(check.held),
    free: left === null ? null : count(closed ? 0 : left),
    is_closed: closed,
    agrees: pool.agrees,
  }
}
