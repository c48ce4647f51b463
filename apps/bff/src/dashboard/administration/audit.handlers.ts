import type { Handlers } from '@wasl/contracts/server'
import type { auditContract } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import type { BffEnv } from '../../bff-env.ts'
import { toAuditQuery, toEntry } from './audit.translate.ts'
import { areaRefusal } from './refused.ts'

export const auditHandlers: Handlers<typeof auditContract, BffEnv> = {
  list: async ({ query: { before, ...wish } }, c) => {
    const query = { ...toAuditQuery(wish), ...(before && { before }) }
    const got = await c.get('core').administration.audit.list({ query })
    if (got.status !== 200) return areaRefusal(got, c)
    return { status: 200, body: { entries: got.body.results.map(toEntry), next: got.body.next } }
  },

  actors: async (_request, c) => {
    const got = await c.get('core').administration.audit.actors()
    if (got.status !== 200) return areaRefusal(got, c)
    const actors = got.body.results.map(({ actor, name_en: en, name_ar: ar }) => ({
      username: actor,
      name: { en, ar },
    }))
    return { status: 200, body: { actors } }
  },
}
