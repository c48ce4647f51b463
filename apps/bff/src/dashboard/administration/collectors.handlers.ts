import type { ManagedCollector as CoreCollector } from '@wasl/contracts/core/dashboard/administration/collectors.contract'
import type { Handlers } from '@wasl/contracts/server'
import type {
  collectorsContract,
  ManagedCollector,
} from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { coreNames, webNames } from './names.ts'
import { areaRefusal } from './refused.ts'

export const collectorsHandlers: Handlers<typeof collectorsContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.collectors.list()
    if (got.status !== 200) return areaRefusal(got, c)
    const { results, units, users, public_collect: isPublic } = got.body
    return {
      status: 200,
      body: {
        collectors: results.map(toCollector),
        units: units.map(toChoice),
        users: users.map(toChoice),
        isPublic,
      },
    }
  },

  create: async ({ body }, c) => {
    const got = await c.get('core').administration.collectors.create({ body: coreNames(body) })
    return got.status === 201 ? { status: 201, body: toCollector(got.body) } : areaRefusal(got, c)
  },

  change: async ({ params, body }, c) => {
    const got = await c.get('core').administration.collectors.change({ params, body: coreNames(body) })
    return got.status === 200 ? { status: 200, body: toCollector(got.body) } : areaRefusal(got, c)
  },
}

const toCollector = ({ collected, ...row }: z.infer<typeof CoreCollector>): ManagedCollector => ({
  ...webNames(row),
  collected: collected.map(({ currency_code: currency, ...sums }) => ({ currency, ...sums })),
})

const toChoice = ({
  value,
  name_en: en,
  name_ar: ar,
}: {
  value: string
  name_en: string
  name_ar: string
}) => ({
  value,
  name: { en, ar },
})
