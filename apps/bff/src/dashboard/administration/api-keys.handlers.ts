import type { ApiKey as CoreKey } from '@wasl/contracts/core/dashboard/administration/api-keys.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { ApiKey, apiKeysContract } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { areaRefusal } from './refused.ts'

export const apiKeysHandlers: Handlers<typeof apiKeysContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.apiKeys.list()
    if (got.status !== 200) return areaRefusal(got, c)
    return { status: 200, body: { keys: got.body.results.map(toApiKey), scopes: got.body.scopes } }
  },

  create: async ({ body }, c) => {
    const got = await c.get('core').administration.apiKeys.create({ body })
    return got.status === 201 ? { status: 201, body: { key: got.body.key } } : areaRefusal(got, c)
  },

  revoke: async ({ params }, c) => {
    const got = await c.get('core').administration.apiKeys.revoke({ params })
    return got.status === 200 ? { status: 200, body: got.body } : areaRefusal(got, c)
  },
}

const toApiKey = (key: z.infer<typeof CoreKey>): ApiKey => ({
  id: key.id,
  prefix: key.prefix,
  name: key.name,
  scopes: key.scopes,
  state: key.state,
  createdBy: key.created_by,
  createdAt: key.created,
  expiresAt: key.expires,
  lastUsedAt: key.last_used,
  revokedAt: key.revoked,
  revokedBy: key.revoked_by,
})
