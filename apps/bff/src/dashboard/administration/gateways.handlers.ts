import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type {
  Gateways,
  gatewaysContract,
} from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { fromWish, toGateway } from './gateways.translate.ts'
import { areaRefusal } from './refused.ts'

type Listed = z.infer<(typeof coreContract)['administration']['gateways']['list']['responses'][200]>

export const gatewaysHandlers: Handlers<typeof gatewaysContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.gateways.list()
    return got.status === 200 ? { status: 200, body: toGateways(got.body) } : areaRefusal(got, c)
  },

  arrange: async ({ body: { order, preferred, seen } }, c) => {
    const body = {
      ...(order && { order }),
      ...(preferred !== undefined && { preferred_gateway: preferred }),
      seen: { order: seen.order, preferred_gateway: seen.preferred },
    }
    const got = await c.get('core').administration.gateways.arrange({ body })
    return got.status === 200 ? { status: 200, body: toGateways(got.body) } : areaRefusal(got, c)
  },

  change: async ({ params, body }, c) => {
    const got = await c.get('core').administration.gateways.change({ params, body: fromWish(body) })
    return got.status === 200 ? { status: 200, body: toGateway(got.body) } : areaRefusal(got, c)
  },
}

const toGateways = ({ results, units, preferred_gateway: preferred, currency }: Listed): Gateways => ({
  gateways: results.map(toGateway),
  units: units.map(({ unit_code: unit, title_en: en, title_ar: ar }) => ({ unit, title: { en, ar } })),
  preferred,
  currency,
})
