import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Pausables, pauseContract } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { areaRefusal } from './refused.ts'

type Listed = z.infer<(typeof coreContract)['administration']['pause']['list']['responses'][200]>

export const pauseHandlers: Handlers<typeof pauseContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.pause.list()
    return got.status === 200 ? { status: 200, body: toPausables(got.body) } : areaRefusal(got, c)
  },

  pause: async ({ body: { unit, textEn, textAr, minutes, until } }, c) => {
    const body = { unit_code: unit, text_en: textEn, text_ar: textAr, minutes, until }
    const got = await c.get('core').administration.pause.pause({ body })
    return got.status === 200 ? { status: 200, body: toPausables(got.body) } : areaRefusal(got, c)
  },

  resume: async ({ body: { unit } }, c) => {
    const got = await c.get('core').administration.pause.resume({ body: { unit_code: unit } })
    return got.status === 200 ? { status: 200, body: toPausables(got.body) } : areaRefusal(got, c)
  },
}

const toPausables = ({ results, timezone }: Listed): Pausables => ({
  places: results.map((row) => ({
    unit: row.unit_code,
    title: { en: row.title_en, ar: row.title_ar },
    pause: row.paused
      ? {
          until: row.paused_until,
          message:
            row.message_en === null && row.message_ar === null
              ? null
              : { en: row.message_en ?? '', ar: row.message_ar ?? '' },
          at: row.paused_at,
          by: row.paused_by,
        }
      : null,
  })),
  timeZone: timezone,
})
