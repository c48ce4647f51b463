import type { coreContract } from '@wasl/contracts/core'
import type { OrderPlugin } from '@wasl/contracts/core/dashboard/orders.contract'
import type { Handlers } from '@wasl/contracts/server'
import { byName } from '@wasl/domain/by-name'
import type { Context } from 'hono'
import type { z } from 'zod'
import { byOf } from '../../kernel/administered/by.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import type { WindowLimit } from '../../platform/limits/window-limit.ts'
import { streamOf } from '../../platform/csv/csv.ts'
import { attachment } from '../../platform/files/download.ts'
import { staffIfAny } from '../../kernel/people/staff-of.ts'
import {
  cancelOrderAs,
  moveOrderAs,
  refundLinesAs,
  stepBackAs,
  type MoneyBack,
  type OrderRefusal,
  type StaffOrderDeps,
} from './act-on-order.service.ts'
import { orderOnWire, rowOnWire, statisticsOnWire } from './order-on-wire.ts'
import { ordersFile } from './orders-file.service.ts'
import { branchesOf, ordersPage, orderStatistics, showOrder, type ShownOrder } from './orders.service.ts'
import { orderStringsAr } from './orders.strings.ar.ts'
import { orderStrings } from './orders.strings.ts'

const words = wordsOf({ en: orderStrings, ar: orderStringsAr })

type C = Context<CoreEnv>
type Plugin = z.infer<typeof OrderPlugin>
type OrdersHandlers = Handlers<typeof coreContract, CoreEnv>['orders']

/** Orders of a module, for whoever packs and hands over. `files`: in an hour, for each user (reliability D-24). */
export const ordersHandlers = ({
  files,
  ...deps
}: StaffOrderDeps & { files: WindowLimit }): OrdersHandlers => {
  /** A server's key is of the whole merchant; staff see the orders of their places. */
  const scope = (c: C, { plugin }: { plugin: Plugin }) => ({
    merchantId: c.var.merchantId,
    plugin,
    places: staffIfAny(c)?.places ?? null,
  })
  const at = (c: C, params: { plugin: Plugin; id: string }) => ({ ...scope(c, params), id: params.id })
  const settled = ({ order, money }: { order: ShownOrder; money: MoneyBack[] }) => ({
    order: orderOnWire(order),
    money: money.map(({ transactionId, result, message }) => ({
      transaction_id: transactionId,
      result,
      message,
    })),
  })
  return {
    list: async ({ params, query }, c) => {
      const page = await ordersPage(deps, scope(c, params), query)
      const { count, counts, asOf: as_of, orders } = page
      return { status: 200, body: { count, counts, as_of, results: orders.map(rowOnWire) } }
    },

    order: async ({ params }, c) => {
      const found = await showOrder(deps, at(c, params))
      return found ? { status: 200, body: orderOnWire(found) } : missing(c)
    },

    statistics: async ({ params, query }, c) => ({
      status: 200,
      body: statisticsOnWire(await orderStatistics(deps, scope(c, params), query)),
    }),

    file: async ({ params, query }, c) => {
      const by = byOf(c)
      const { language } = c.var
      const waitMs = files.take(`${by.staff.merchantId} ${by.staff.userId}`)
      if (waitMs > 0) {
        c.header('retry-after', String(Math.ceil(waitMs / 1_000)))
        return { status: 429, body: { detail: words('order.tooManyFiles', language), code: 'too_many' } }
      }
      const now = deps.clock.now()
      const lines = await ordersFile(deps, by, { scope: scope(c, params), query, language, now })
      return attachment({
        name: `orders-${now.toISOString().slice(0, 10)}.csv`,
        content: streamOf(lines),
      })
    },

    branches: async ({ params }, c) => {
      const places = await branchesOf(deps, scope(c, params))
      const results = places.map(({ key: id, nameEn, nameAr }) => ({ id, name_en: nameEn, name_ar: nameAr }))
      return { status: 200, body: { results } }
    },

    stepBack: async ({ params }, c) => {
      const back = await stepBackAs(deps, byOf(c), at(c, params))
      return back.ok ? { status: 200, body: orderOnWire(back.value) } : refusedAs(c, back.error)
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
