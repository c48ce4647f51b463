import type { Erasure as CoreErasure } from '@wasl/contracts/core/dashboard/administration/customers.contract'
import type { Handlers } from '@wasl/contracts/server'
import type {
  customersContract,
  Erasure,
} from '@wasl/contracts/web/dashboard/administration/customers.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { webNames } from './names.ts'
import { areaRefusal } from './refused.ts'

export const customersHandlers: Handlers<typeof customersContract, BffEnv> = {
  find: async ({ query }, c) => {
    const got = await c.get('core').administration.customers.find({ query })
    if (got.status !== 200) return areaRefusal(got, c)
    const { results, limit } = got.body
    return { status: 200, body: { customers: results.map(webNames), limit } }
  },

  erasures: async (_request, c) => {
    const got = await c.get('core').administration.customers.erasures()
    if (got.status !== 200) return areaRefusal(got, c)
    const { results, retention_days: days, revision } = got.body
    return { status: 200, body: { erasures: results.map(toErasure), retention: { days, revision } } }
  },

  retain: async ({ body }, c) => {
    const got = await c.get('core').administration.customers.retain({ body })
    if (got.status !== 200) return areaRefusal(got, c)
    const { retention_days: days, revision } = got.body
    return { status: 200, body: { days, revision } }
  },

  show: async ({ params }, c) => {
    const got = await c.get('core').administration.customers.show({ params })
    return got.status === 200 ? { status: 200, body: webNames(got.body) } : areaRefusal(got, c)
  },

  export: async ({ params }, c) => {
    const got = await c.get('core').administration.customers.export({ params, body: {} })
    if (got.status !== 200) return areaRefusal(got, c)
    const day = got.body.made_at.slice(0, 10)
    return {
      status: 200,
      body: { name: `customer-${params.id}-${day}.json`, json: `${JSON.stringify(got.body, null, 2)}\n` },
    }
  },

  erase: async ({ params }, c) => {
    const got = await c.get('core').administration.customers.erase({ params, body: {} })
    return got.status === 200 ? { status: 200, body: toErasure(got.body) } : areaRefusal(got, c)
  },
}

const toErasure = ({ counts, ...erasure }: z.infer<typeof CoreErasure>): Erasure => ({
  ...erasure,
  counts: webNames(counts),
})
