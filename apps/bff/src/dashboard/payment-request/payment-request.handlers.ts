import type { Handlers } from '@wasl/contracts/server'
import type { paymentRequestContract } from '@wasl/contracts/web/dashboard/payment-request.contract'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { formField, toCoreFields, toFields, toNewRequest } from './fields.translate.ts'
import { toCreated, toFile, toSetup, toTemplate } from './setup.translate.ts'

export const paymentRequestHandlers: Handlers<typeof paymentRequestContract, BffEnv> = {
  setup: async (_request, c) => {
    const got = await c.get('core').paymentRequest.form()
    return got.status === 200
      ? { status: 200, body: toSetup(got.body) }
      : refused(got, speakingTo(c), formField)
  },

  create: async ({ body }, c) => {
    const got = await c.get('core').requests.create({
      params: { plugin: 'payment_request' },
      body: toNewRequest(body),
      headers: { 'idempotency-key': c.req.header('idempotency-key') ?? '' },
    })
    return got.status === 201
      ? { status: 201, body: toCreated(got.body) }
      : refused(got, speakingTo(c), formField)
  },

  copy: async ({ params }, c) => {
    const got = await c.get('core').paymentRequest.copy({ params })
    if (got.status !== 200) return refused(got, speakingTo(c), formField)
    const { fields, attachment } = got.body
    return { status: 200, body: { fields: toFields(fields), attachment: attachment && toFile(attachment) } }
  },

  templates: async (_request, c) => {
    const got = await c.get('core').paymentRequest.templates()
    if (got.status !== 200) return refused(got, speakingTo(c), formField)
    return { status: 200, body: { templates: got.body.results.map(toTemplate) } }
  },

  addTemplate: async ({ body: { name, fields } }, c) => {
    const body = { name, fields: toCoreFields(fields) }
    const got = await c.get('core').paymentRequest.addTemplate({ body })
    return got.status === 201
      ? { status: 201, body: toTemplate(got.body) }
      : refused(got, speakingTo(c), formField)
  },

  changeTemplate: async ({ params, body: { name, fields, changedAt } }, c) => {
    const changes = { ...(name && { name }), ...(fields && { fields: toCoreFields(fields) }) }
    const body = { ...changes, changed_at: changedAt }
    const got = await c.get('core').paymentRequest.changeTemplate({ params, body })
    return got.status === 200
      ? { status: 200, body: toTemplate(got.body) }
      : refused(got, speakingTo(c), formField)
  },

  removeTemplate: async ({ params }, c) => {
    const got = await c.get('core').paymentRequest.removeTemplate({ params })
    return got.status === 200 ? { status: 200, body: got.body } : refused(got, speakingTo(c), formField)
  },
}
