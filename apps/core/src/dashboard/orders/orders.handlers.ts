import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { byName } from '@wasl/domain/by-name'
import type { Context } from 'hono'
import { byOf } from '../../kernel/administered/by.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { orderOnWire, rowOnWire } from './order-on-wire.ts'
import {
  cancelOrderAs,
  moveOrderAs,
  ordersPage,
  refundLinesAs,
  showOrder,
  type MoneyBack,
  type OrderRefusal,
  type ShownOrder,
  type StaffOrderDeps,
} from './orders.service.ts'
import { orderStringsAr } from './orders.strings.ar.ts'
import { orderStrings } from './orders.strings.ts'

const words = wordsOf({ en: orderStrings, ar: orderStringsAr })

type C = Context<CoreEnv>
const plugin = 'catalogue' as const
type OrdersHandlers = Handlers<typeof coreContract, CoreEnv>['orders']

/** Orders of the shop, for whoever packs and hands over. */
export const ordersHandlers = (deps: StaffOrderDeps): OrdersHandlers => {
  const at = (c: C, { id }: { id: string }) => ({ merchantId: c.var.merchantId, plugin, id })
  const settled = ({ order, money }: { order: ShownOrder; money: MoneyBack[] }) => ({
    order: orderOnWire(order),
    money: money.map(({ transactionId, result, message }) => ({
      transaction_id: transactionId,
      result,
      message,
    })),
  })
  return {
    list: async ({ query }, c) => {
      const page = await ordersPage(deps, { merchantId: c.var.merchantId, plugin }, query)
      const { count, counts, asOf: as_of, orders } = page
      return { status: 200, body: { count, counts, as_of, results: orders.map(rowOnWire) } }
    },

    order: async ({ params }, c) => {
      const found = await showOrder(deps, at(c, params))
      return found ? { status: 200, body: orderOnWire(found) } : missing(c)
    },

    move: async ({ params, body }, c) => {
      const moved = await moveOrderAs(deps, byOf(c), { at: at(c, params), ...body })
      return moved.ok ? { status: 200, body: orderOnWire(moved.value) } : refusedAs(c, moved.error)
    },

    cancel: async ({ params, body }, c) => {
      const { language } = c.var
      const done = await cancelOrderAs(deps, byOf(c), { at: at(c, params), language, ...body })
      return done.ok ? { status: 200, body: settled(done.value) } : refusedAs(c, done.error)
    },

    refundLines: async ({ params, body, headers }, c) => {
      const { language } = c.var
      const key = headers['idempotency-key']
      const done = await refundLinesAs(deps, byOf(c), { at: at(c, params), language, key, ...body })
      return done.ok ? { status: 200, body: settled(done.value) } : refusedAs(c, done.error)
    },
  }
}

const missing = (c: C) =>
  ({ status: 404, body: { detail: words('order.notFound', c.var.language), code: 'not_found' } }) as const

function refusedAs(c: C, refusal: OrderRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'notFound':
      return missing(c)
    case 'notAllowed': {
      const allowed = [...refusal.allowed]
      const body = { detail: words(refusal.says, language), code: 'not_allowed', allowed }
      return { status: 409 as const, body }
    }
    case 'forbidden':
      return {
        status: 403,
        body: { detail: words(refusal.says, language), code: 'permission_denied' },
      } as const
    case 'fields': {
      const body: Record<string, string[]> = byName()
      body[refusal.field] = [words(refusal.says, language, refusal.values)]
      return { status: 400 as const, body }
    }
  }
}
