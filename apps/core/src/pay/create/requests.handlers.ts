import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { ApiKeys, KeyRefusal } from '../../kernel/api-keys/api-keys.service.ts'
import { accepted, type Result } from '@wasl/domain/result'
import type { Context } from 'hono'
import { answerToKey } from '../../kernel/api-keys/key-refusal.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { staffIfAny } from '../../kernel/people/staff-of.ts'
import { createRequest } from './create-request.service.ts'
import { askedByKey, askedByStaff, type Asker, type RequestDeps } from './make-request.service.ts'
import { answerToRequest, requestText } from './request-refusal.ts'
import { requestStatus } from './request-status.service.ts'

export type RequestHandlerDeps = RequestDeps & { apiKeys: ApiKeys }

export const requestHandlers = (
  deps: RequestHandlerDeps,
): Handlers<typeof coreContract, CoreEnv>['requests'] => ({
  status: async ({ params: { plugin, id: publicId }, headers: { authorization } }, c) => {
    const { merchantId, language } = c.var
    const holder = await deps.apiKeys.of({ authorization, merchantId }, 'transactions:read')
    if (!holder.ok) return answerToKey(c, holder.error)
    const status = await requestStatus(deps, { merchantId, plugin, publicId })
    if (status) return { status: 200, body: status }
    return { status: 404, body: { detail: requestText('request.notFound', language), code: 'not_found' } }
  },

  create: async ({ params, body, headers }, c) => {
    const { merchantId, language, origin } = c.var
    const by = await askerOf(deps, c, headers.authorization)
    if (!by.ok) return answerToKey(c, by.error)
    const made = await createRequest(deps, {
      merchantId,
      by: by.value,
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

/** The guard has let staff in by their token; everybody else shows a key. */
async function askerOf(
  { apiKeys }: RequestHandlerDeps,
  c: Context<CoreEnv>,
  authorization: string | undefined,
): Promise<Result<Asker, KeyRefusal>> {
  const staff = staffIfAny(c)
  if (staff) return accepted(askedByStaff(staff, c.var.requestId))
  const holder = await apiKeys.of({ authorization, merchantId: c.var.merchantId }, 'transactions:create')
  return holder.ok ? accepted(askedByKey(holder.value.keyId)) : holder
}
