import type { Handlers } from '@wasl/contracts/server'
import type { unitsContract } from '@wasl/contracts/web/dashboard/administration/units.contract'
import type { BffEnv } from '../../bff-env.ts'
import { coreNames, webNames } from './names.ts'
import { areaRefusal } from './refused.ts'

export const unitsHandlers: Handlers<typeof unitsContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.units.list()
    if (got.status !== 200) return areaRefusal(got, c)
    return { status: 200, body: { units: got.body.results.map(webNames) } }
  },

  create: async ({ body }, c) => {
    const got = await c.get('core').administration.units.create({ body: coreNames(body) })
    return got.status === 201 ? { status: 201, body: webNames(got.body) } : areaRefusal(got, c)
  },

  order: async ({ body }, c) => {
    const got = await c.get('core').administration.units.order({ body })
    if (got.status !== 200) return areaRefusal(got, c)
    return { status: 200, body: { units: got.body.results.map(webNames) } }
  },

  change: async ({ params, body }, c) => {
    const got = await c.get('core').administration.units.change({ params, body: coreNames(body) })
    return got.status === 200 ? { status: 200, body: webNames(got.body) } : areaRefusal(got, c)
  },
}
