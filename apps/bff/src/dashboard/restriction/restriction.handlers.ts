import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { Handlers } from '@wasl/contracts/server'
import type { restrictionContract } from '@wasl/contracts/web/dashboard/restriction.contract'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith } from '../../problem.ts'
import { speakingTo } from '../../speaking-to.ts'
import { fromWish, toChoice, toRule, toVerdict, withWebNames } from './restriction.translate.ts'

type Here = Context<BffEnv>

export const restrictionHandlers: Handlers<typeof restrictionContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').restrictions.list()
    if (got.status !== 200) return refusalOf(got, c)
    const { results, collectors, gateways, currencies } = got.body
    return {
      status: 200,
      body: {
        rules: results.map(toRule),
        collectors: collectors.map(toChoice),
        gateways: gateways.map(toChoice),
        currencies,
      },
    }
  },

  create: async ({ body }, c) => {
    const got = await c.get('core').restrictions.create({ body: fromWish(body) })
    return got.status === 201 ? { status: 201, body: toRule(got.body) } : refusalOf(got, c)
  },

  change: async ({ params, body: { revision, ...wish } }, c) => {
    const got = await c.get('core').restrictions.change({ params, body: { ...fromWish(wish), revision } })
    return got.status === 200 ? { status: 200, body: toRule(got.body) } : refusalOf(got, c)
  },

  remove: async ({ params }, c) => {
    const got = await c.get('core').restrictions.remove({ params })
    return got.status === 200 ? { status: 200, body: got.body } : refusalOf(got, c)
  },

  test: async ({ body }, c) => {
    const { civilId, customerId, currency, gateway, collector, ...rest } = body
    const got = await c.get('core').restrictions.test({
      body: {
        ...rest,
        civil_id: civilId,
        customer_id: customerId,
        currency_code: currency,
        gateway_code: gateway,
        collector_id: collector,
      },
    })
    return got.status === 200 ? { status: 200, body: toVerdict(got.body) } : refusalOf(got, c)
  },

  identifiers: async ({ params, query: { q, page } }, c) => {
    const query = { ...(q && { q }), ...(page && { page: Number(page) }) }
    const got = await c.get('core').restrictions.identifiers({ params, query })
    if (got.status !== 200) return refusalOf(got, c)
    const { count, page_size: pageSize, results } = got.body
    return { status: 200, body: { count, pageSize, values: results } }
  },

  importIdentifiers: async ({ params, body }, c) => {
    const got = await c.get('core').restrictions.importIdentifiers({ params, body })
    if (got.status !== 200) return refusalOf(got, c)
    const { rejected_count: rejectedCount, ...report } = got.body
    return { status: 200, body: { ...report, rejectedCount } }
  },

  removeIdentifier: async ({ params, body }, c) => {
    const got = await c.get('core').restrictions.removeIdentifier({ params, body })
    return got.status === 200 ? { status: 200, body: got.body } : refusalOf(got, c)
  },
}

type Refusing<Status extends number> = {
  status: Status
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

/** 413 and 415 would be our own mistake; a host nobody knows has no rules. */
function refusalOf<Status extends 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 429>(
  got: Refusing<Status>,
  c: Here,
) {
  if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
  const status = (got.status === 421 ? 404 : got.status) as Exclude<Status, 413 | 415 | 421>
  return refusedWith(status, withWebNames(toProblem(got.body, speakingTo(c))))
}
