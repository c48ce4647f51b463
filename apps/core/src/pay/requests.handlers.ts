import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { keyHolderOf } from '../kernel/api-keys/key-guard.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { staffIfAny } from '../kernel/people/staff-of.ts'
import { createRequest } from '../kernel/requests/create-request.service.ts'
import {
  askedByKey,
  askedByStaff,
  type Asker,
  type RequestDeps,
} from '../kernel/requests/make-request.service.ts'
import { answerToRequest, requestText } from '../kernel/requests/request-refusal.ts'
import { requestStatus } from './request-status.service.ts'

export const requestHandlers = (deps: RequestDeps): Handlers<typeof coreContract, CoreEnv>['requests'] => ({
  status: async ({ params: { plugin, id: publicId } }, c) => {
    const { merchantId, language } = c.var
    const status = await requestStatus(deps, { merchantId, plugin, publicId })
    if (status) return { status: 200, body: status }
    return { status: 404, body: { detail: requestText('request.notFound', language), code: 'not_found' } }
  },

  create: async ({ params, body, headers }, c) => {
    const { merchantId, language, origin } = c.var
    const made = await createRequest(deps, {
      merchantId,
      by: askerOf(c),
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

/** The guard has let staff in by their token, and everybody else by their key. */
function askerOf(c: Context<CoreEnv>): Asker {
  const staff = staffIfAny(c)
  return staff ? askedByStaff(staff, c.var.requestId) : askedByKey(keyHolderOf(c).keyId)
}
