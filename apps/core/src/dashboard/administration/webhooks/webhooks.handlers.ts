import type { coreContract } from '@wasl/contracts/core'
import { deliveryList } from '@wasl/contracts/lists/deliveries'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { readAsked } from '../../../kernel/lists/filters.domain.ts'
import { pageProblem } from '../../../kernel/lists/page-problem.ts'
import { pageOf } from '../../../kernel/lists/page.domain.ts'
import { mostEndpoints, type Webhooks } from '../../../kernel/webhooks/endpoints.service.ts'
import { targetStringsAr } from '../../../kernel/webhooks/target.strings.ar.ts'
import { targetStrings } from '../../../kernel/webhooks/target.strings.ts'
import { eventTypes, isEventType, type EventType } from '../../../kernel/webhooks/webhook-event.domain.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import type { TargetProblem } from '../../../platform/outbound/target.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { deliveryPart, showDelivery, showEndpoints, showTries } from './deliveries.service.ts'
import { deliveryOnWire, endpointOnWire } from './webhooks-on-wire.ts'
import { webhookAdministrationStrings, type WebhookAdministrationString } from './webhooks.strings.ts'
import { webhookAdministrationStringsAr } from './webhooks.strings.ar.ts'

const words = wordsOf({
  en: { ...webhookAdministrationStrings, ...targetStrings },
  ar: { ...webhookAdministrationStringsAr, ...targetStringsAr },
})

export type WebhookAdministrationDeps = { db: Db; clock: Clock; webhooks: Webhooks }

type WebhookHandlers = Handlers<typeof coreContract, CoreEnv>['administration']['webhooks']
type Here = Context<CoreEnv>

export const webhookAdministrationHandlers = (deps: WebhookAdministrationDeps): WebhookHandlers => ({
  list: async (_request, c) => ({
    status: 200,
    body: { results: await endpoints(deps, c.var.merchantId), event_types: [...eventTypes] },
  }),

  create: async ({ body: { url, event_types } }, c) => {
    const { merchantId } = c.var
    const types = readTypes(event_types)
    if (!types) return wrongTypes(c)
    const added = await deps.webhooks.addEndpoint({ merchantId, url, eventTypes: types, ...askedBy(c) })
    if (!added.ok && added.error.kind === 'badTarget') return badTarget(c, added.error.problem)
    if (!added.ok) return refusal(c, 409, 'webhookSetup.tooMany', 'too_many')
    const { publicId, secret } = added.value
    return { status: 201, body: { secret, endpoint: await endpoint(deps, merchantId, publicId) } }
  },

  change: async ({ params: { id: publicId }, body: { event_types, ...wish } }, c) => {
    const { merchantId } = c.var
    const types = readTypes(event_types)
    if (!types) return wrongTypes(c)
    const changed = await deps.webhooks.change({
      merchantId,
      publicId,
      ...wish,
      eventTypes: types,
      ...askedBy(c),
    })
    if (changed.ok) return { status: 200, body: await endpoint(deps, merchantId, publicId) }
    switch (changed.error.kind) {
      case 'badTarget':
        return badTarget(c, changed.error.problem)
      case 'changed':
        return refusal(c, 409, 'webhookSetup.changed', 'changed')
      case 'notFound':
        return refusal(c, 404, 'webhookSetup.notFound', 'not_found')
    }
  },

  rotateSecret: async ({ params: { id: publicId } }, c) => {
    const { merchantId } = c.var
    const rotated = await deps.webhooks.rotateSecret({ merchantId, publicId, ...askedBy(c) })
    if (!rotated.ok) return refusal(c, 404, 'webhookSetup.notFound', 'not_found')
    const { secret } = rotated.value
    return { status: 200, body: { secret, endpoint: await endpoint(deps, merchantId, publicId) } }
  },

  test: async ({ params: { id: publicId } }, c) => {
    const { merchantId } = c.var
    const sent = await deps.webhooks.sendTest({ merchantId, publicId, ...askedBy(c) })
    if (!sent.ok && sent.error === 'off') return refusal(c, 409, 'webhookSetup.off', 'off')
    if (!sent.ok) return refusal(c, 404, 'webhookSetup.notFound', 'not_found')
    return { status: 202, body: await delivery(deps, { merchantId, id: sent.value.deliveryId }) }
  },

  deliveries: async ({ query }, c) => {
    const { merchantId, language } = c.var
    const page = pageOf(deliveryList, query)
    if (!page.ok) return { status: 400, body: pageProblem(page.error, language) }
    const asked = { merchantId, filters: readAsked(deliveryList, query), page: page.value }
    const { shown, next } = await deliveryPart(deps.db, asked)
    return { status: 200, body: { results: shown.map(deliveryOnWire), next } }
  },

  delivery: async ({ params }, c) => {
    const ref = { merchantId: c.var.merchantId, id: Number(params.delivery) }
    const row = await showDelivery(deps.db, ref)
    if (!row) return refusal(c, 404, 'webhookSetup.noDelivery', 'not_found')
    const tries = await showTries(deps.db, ref)
    const attempts = tries.map(({ number, at, tookMs, status, problem }) => ({
      number,
      at: at.toISOString(),
      took_ms: tookMs,
      status,
      problem,
    }))
    return { status: 200, body: { ...deliveryOnWire(row), body: row.body, attempts } }
  },

  replay: async ({ params }, c) => {
    const ref = { merchantId: c.var.merchantId, id: Number(params.delivery) }
    const replayed = await deps.webhooks.replayDelivery({ ...ref, ...askedBy(c) })
    if (replayed.ok) return { status: 202, body: await delivery(deps, ref) }
    return replayed.error === 'off'
      ? refusal(c, 409, 'webhookSetup.off', 'off')
      : refusal(c, 404, 'webhookSetup.noDelivery', 'not_found')
  },

  replayFailed: async ({ body: { endpoint: endpointId } }, c) => {
    const { merchantId } = c.var
    const replayed = await deps.webhooks.replayFailed({ merchantId, endpointId, ...askedBy(c) })
    return replayed.ok
      ? { status: 202, body: replayed.value }
      : refusal(c, 404, 'webhookSetup.notFound', 'not_found')
  },
})

const askedBy = (c: Here) => {
  const { staff, requestId, network } = byOf(c)
  return { by: staff.username, audit: { requestId, network, sessionId: staff.sessionId } }
}

async function endpoints(deps: WebhookAdministrationDeps, merchantId: number) {
  const { rows, fares, now } = await showEndpoints(deps, merchantId)
  return rows.map((row) => endpointOnWire(row, { fares, now }))
}

async function endpoint(deps: WebhookAdministrationDeps, merchantId: number, publicId: string) {
  const found = (await endpoints(deps, merchantId)).find(({ id }) => id === publicId)
  if (!found) throw new Error('the webhook was not stored')
  return found
}

async function delivery({ db }: WebhookAdministrationDeps, ref: { merchantId: number; id: number }) {
  const row = await showDelivery(db, ref)
  if (!row) throw new Error('the delivery was not stored')
  return deliveryOnWire(row)
}

function readTypes(names: readonly string[]): EventType[] | null {
  const known = names.filter(isEventType)
  return known.length === names.length ? [...new Set(known)] : null
}

const wrongTypes = (c: Here) => ({
  status: 400 as const,
  body: { event_types: [words('webhookSetup.eventUnknown', c.var.language)] },
})

const badTarget = (c: Here, problem: TargetProblem) => ({
  status: 400 as const,
  body: { url: [words(`webhookTarget.${problem}`, c.var.language)] },
})

const refusal = <Status extends 404 | 409>(
  c: Here,
  status: Status,
  says: WebhookAdministrationString,
  code: string,
) => ({ status, body: { detail: words(says, c.var.language, { limit: mostEndpoints }), code } })
