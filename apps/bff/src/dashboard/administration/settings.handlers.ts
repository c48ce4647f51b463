import type { Handlers } from '@wasl/contracts/server'
import type { settingsContract } from '@wasl/contracts/web/dashboard/administration/settings.contract'
import type { BffEnv } from '../../bff-env.ts'
import { coreNames, webNames } from './names.ts'
import { areaRefusal } from './refused.ts'

export const settingsHandlers: Handlers<typeof settingsContract, BffEnv> = {
  show: async (_request, c) => {
    const got = await c.get('core').administration.settings.show()
    if (got.status !== 200) return areaRefusal(got, c)
    const { settings, timezones, gateways, currencies, default_confirm_above } = got.body
    return {
      status: 200,
      body: {
        settings: webNames(settings),
        timezones,
        gateways: gateways.map(({ value, name_en: en, name_ar: ar }) => ({ value, name: { en, ar } })),
        currencies,
        defaultConfirmAbove: default_confirm_above,
      },
    }
  },

  change: async ({ body }, c) => {
    const got = await c.get('core').administration.settings.change({ body: coreNames(body) })
    return got.status === 200 ? { status: 200, body: webNames(got.body) } : areaRefusal(got, c)
  },
}
