import type { coreContract } from '@wasl/contracts/core'
import type { LinkChange, NewLink } from '@wasl/contracts/core/pay/links.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { keyHolderOf } from '../../kernel/api-keys/key-guard.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import {
  askedByKey,
  askedByStaff,
  type Asker,
  type RequestDeps,
} from '../../kernel/requests/make-request.service.ts'
import { answerToFields, answerToRequest, requestText } from '../../kernel/requests/request-refusal.ts'
import { answerTo } from '../pay-refusal.ts'
import { linkOnWire, openedOnWire } from './link-on-wire.ts'
import {
  changeLink,
  createLink,
  linkPage,
  mostActiveLinks,
  type AskedPage,
  type ChangeLinkRefusal,
  type CreateLinkRefusal,
  type ShownLink,
} from './manage-links.service.ts'
import { openLink } from './open-link.service.ts'
import { payByLink, type PayByLinkRefusal } from './pay-by-link.service.ts'

type Here = Context<CoreEnv>

export function linkHandlers(deps: RequestDeps): Handlers<typeof coreContract, CoreEnv>['links'] {
  const onWire = (c: Here, link: ShownLink) =>
    linkOnWire(link, { origin: c.var.origin, language: c.var.language, now: deps.clock.now() })
  const byOf = (c: Here) => askedByStaff(staffOf(c), c.var.requestId)
  const byKeyOf = (c: Here) => askedByKey(keyHolderOf(c).keyId, c.var.requestId)

  const list = async (c: Here, query: AskedPage) => {
    const { links, count, page, asOf } = await linkPage(deps, c.var.merchantId, query)
    const results = links.map((link) => onWire(c, link))
    return { status: 200, body: { count, page, as_of: asOf, results } } as const
  }

  const create = async (c: Here, { by, wish, idempotencyKey }: Making) => {
    const { merchantId, origin } = c.var
    const made = await createLink(deps, { merchantId, by, wish, idempotencyKey, origin })
    if (!made.ok) return answerToMaker(c, made.error)
    if (made.value.replayed) c.header('idempotent-replayed', 'true')
    return { status: 201, body: onWire(c, made.value.link) } as const
  }

  const change = async (c: Here, { by, publicId, wish }: Changing) => {
    const { merchantId } = c.var
    const changed = await changeLink(deps, { merchantId, by, publicId, wish })
    return changed.ok
      ? ({ status: 200, body: onWire(c, changed.value) } as const)
      : answerToChange(c, changed.error)
  }

  return {
    list: ({ query }, c) => list(c, query),
    create: ({ body: wish, headers }, c) =>
      create(c, { by: byOf(c), wish, idempotencyKey: headers['idempotency-key'] }),
    change: ({ params: { id: publicId }, body: wish }, c) => change(c, { by: byOf(c), publicId, wish }),

    serverList: ({ query }, c) => list(c, query),
    serverCreate: ({ body: wish, headers }, c) =>
      create(c, { by: byKeyOf(c), wish, idempotencyKey: headers['idempotency-key'] }),
    serverChange: ({ params: { id: publicId }, body: wish }, c) =>
      change(c, { by: byKeyOf(c), publicId, wish }),

    open: async ({ params: { id } }, c) => {
      const opened = await openLink(deps, { merchantId: c.var.merchantId, publicId: id })
      return opened ? { status: 200, body: openedOnWire(opened) } : missing(c)
    },

    pay: async ({ params: { id }, body, headers }, c) => {
      const { merchantId, origin, language } = c.var
      const made = await payByLink(deps, {
        merchantId,
        publicId: id,
        payer: { ...body, language: body.language ?? language },
        idempotencyKey: headers['idempotency-key'],
        origin,
        payerNetwork: c.var.network,
      })
      if (!made.ok) return answerToPayer(c, made.error)
      if (made.value.replayed) c.header('idempotent-replayed', 'true')
      const { id: transactionId, checkout_url, expiration_time } = made.value.created
      return { status: 201, body: { id: transactionId, checkout_url, expiration_time } }
    },
  }
}

type Making = { by: Asker; wish: NewLink; idempotencyKey: string }
type Changing = { by: Asker; publicId: string; wish: LinkChange }

const missing = (c: Here) =>
  ({
    status: 404,
    body: { detail: requestText('payLink.notFound', c.var.language), code: 'not_found' },
  }) as const

const refusedWith = (c: Here, says: 'payLink.tooMany' | 'payLink.changed', code: string) => {
  const detail = requestText(says, c.var.language, { limit: mostActiveLinks })
  return { status: 409, body: { detail, code } } as const
}

function answerToMaker(c: Here, refusal: CreateLinkRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'tooMany':
      return refusedWith(c, 'payLink.tooMany', 'too_many')
    case 'fields':
      return answerToFields(refusal.problems, language)
    case 'pluginNotFound':
      return missing(c)
    case 'inFlight':
      c.header('retry-after', '1')
      return {
        status: 409,
        body: { detail: requestText('request.inFlight', language), code: 'in_flight' },
      } as const
    case 'keyReused':
      return {
        status: 422,
        body: { detail: requestText('request.keyReused', language), code: 'key_reused' },
      } as const
  }
}

function answerToChange(c: Here, refusal: ChangeLinkRefusal) {
  switch (refusal.kind) {
    case 'fields':
      return answerToFields(refusal.problems, c.var.language)
    case 'notFound':
      return missing(c)
    case 'changed':
      return refusedWith(c, 'payLink.changed', 'changed')
    case 'tooMany':
      return refusedWith(c, 'payLink.tooMany', 'too_many')
  }
}

/** Problems of the payer's input, by the fields of the link's page. */
function answerToPayer(c: Here, refusal: PayByLinkRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'notFound':
      return missing(c)
    case 'amount':
      return answerTo(refusal, language)
    case 'fields': {
      const problems = refusal.problems.map(({ field, ...problem }) => ({
        ...problem,
        field: field === 'customer_first_name' ? 'customer_name' : field,
      }))
      return answerToFields(problems, language)
    }
    default:
      if (refusal.kind === 'inFlight') c.header('retry-after', '1')
      return answerToRequest(refusal, language)
  }
}
