import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { ApiKeys } from '../../kernel/api-keys/api-keys.service.ts'
import { answerToKey } from '../../kernel/api-keys/key-refusal.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { createRequest } from './create-request.service.ts'
import type { RequestDeps } from './make-request.service.ts'
import { answerToRequest } from './request-refusal.ts'

export type RequestHandlerDeps = RequestDeps & { apiKeys: ApiKeys }

export const requestHandlers = (
  deps: RequestHandlerDeps,
): Handlers<typeof coreContract, CoreEnv>['requests'] => ({
  create: async ({ params, body, headers }, c) => {
    const { merchantId, language, origin } = c.var
    const who = { authorization: headers.authorization, merchantId }
    const holder = await deps.apiKeys.of(who, 'transactions:create')
    if (!holder.ok) return answerToKey(c, holder.error)
    const made = await createRequest(deps, {
      merchantId,
      keyId: holder.value.keyId,
      plugin: params.plugin,
      wish: body,
      idempotencyKey: headers['idempotency-key'],
      origin,
    })
    if (!made.ok) {
      if (made.error.kind === 'inFlight') c.header('retry-after', '1')
      return answerToRequest(made.error, language)
    }
    if (made.value.replayed) c.header('idempotent-replayed', 'true')
    return { status: 201, body: made.value.created }
  },
})
