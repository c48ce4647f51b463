import type { Handlers } from '@wasl/contracts/server'
import type { webhookAdministrationContract } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import type { BffEnv } from '../../bff-env.ts'
import { areaRefusal } from './refused.ts'
import { toDelivery, toEndpoint } from './webhooks.translate.ts'

export const webhooksHandlers: Handlers<typeof webhookAdministrationContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').administration.webhooks.list()
    if (got.status !== 200) return areaRefusal(got, c)
    const { results, event_types: eventTypes } = got.body
    return { status: 200, body: { endpoints: results.map(toEndpoint), eventTypes } }
  },

  create: async ({ body: { url, eventTypes } }, c) => {
    const body = { url, event_types: eventTypes }
    const got = await c.get('core').administration.webhooks.create({ body })
    return got.status === 201 ? { status: 201, body: { secret: got.body.secret } } : areaRefusal(got, c)
  },

  change: async ({ params, body: { eventTypes, ...rest } }, c) => {
    const body = { ...rest, event_types: eventTypes }
    const got = await c.get('core').administration.webhooks.change({ params, body })
    return got.status === 200 ? { status: 200, body: toEndpoint(got.body) } : areaRefusal(got, c)
  },

  rotateSecret: async ({ params }, c) => {
    const got = await c.get('core').administration.webhooks.rotateSecret({ params, body: {} })
    return got.status === 200 ? { status: 200, body: { secret: got.body.secret } } : areaRefusal(got, c)
  },

  test: async ({ params }, c) => {
    const got = await c.get('core').administration.webhooks.test({ params, body: {} })
    return got.status === 202 ? { status: 202, body: toDelivery(got.body) } : areaRefusal(got, c)
  },

  deliveries: async ({ query }, c) => {
    const got = await c.get('core').administration.webhooks.deliveries({ query })
    if (got.status !== 200) return areaRefusal(got, c)
    const { results, next_before: nextBefore } = got.body
    return { status: 200, body: { deliveries: results.map(toDelivery), nextBefore } }
  },

  delivery: async ({ params }, c) => {
    const got = await c.get('core').administration.webhooks.delivery({ params })
    if (got.status !== 200) return areaRefusal(got, c)
    const { body, attempts, ...delivery } = got.body
    return {
      status: 200,
      body: {
        ...toDelivery(delivery),
        body,
        attempts: attempts.map(({ took_ms: tookMs, ...attempt }) => ({ ...attempt, tookMs })),
      },
    }
  },

  replay: async ({ params }, c) => {
    const got = await c.get('core').administration.webhooks.replay({ params, body: {} })
    return got.status === 202 ? { status: 202, body: toDelivery(got.body) } : areaRefusal(got, c)
  },

  replayFailed: async ({ body }, c) => {
    const got = await c.get('core').administration.webhooks.replayFailed({ body })
    return got.status === 202 ? { status: 202, body: got.body } : areaRefusal(got, c)
  },
}
