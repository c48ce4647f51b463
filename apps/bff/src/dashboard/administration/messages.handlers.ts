import type { Handlers } from '@wasl/contracts/server'
import type { messageTemplatesContract } from '@wasl/contracts/web/dashboard/administration/messages.contract'
import type { BffEnv } from '../../bff-env.ts'
import { webNames } from './names.ts'
import { areaRefusal } from './refused.ts'

export const messageTemplatesHandlers: Handlers<typeof messageTemplatesContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.messageTemplates.list()
    if (got.status !== 200) return areaRefusal(got, c)
    const { results, test_recipient: testRecipient } = got.body
    return { status: 200, body: { templates: results.map(webNames), testRecipient } }
  },

  preview: async ({ body }, c) => {
    const got = await c.get('core').administration.messageTemplates.preview({ body })
    return got.status === 200 ? { status: 200, body: got.body } : areaRefusal(got, c)
  },

  test: async ({ body }, c) => {
    const got = await c.get('core').administration.messageTemplates.test({ body })
    return got.status === 200 ? { status: 200, body: got.body } : areaRefusal(got, c)
  },

  keep: async ({ body: { updatedAt, ...words } }, c) => {
    const body = { ...words, updated_at: updatedAt }
    const got = await c.get('core').administration.messageTemplates.keep({ body })
    return got.status === 200 ? { status: 200, body: webNames(got.body) } : areaRefusal(got, c)
  },

  reset: async ({ body }, c) => {
    const got = await c.get('core').administration.messageTemplates.reset({ body })
    return got.status === 200 ? { status: 200, body: webNames(got.body) } : areaRefusal(got, c)
  },
}
