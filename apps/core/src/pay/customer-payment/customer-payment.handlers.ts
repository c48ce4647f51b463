import type { coreContract } from '@wasl/contracts/core'
import type { NewCustomerPayment } from '@wasl/contracts/core/pay/customer-payment.contract'
import type { Handlers } from '@wasl/contracts/server'
import { pick } from '@wasl/domain/locale'
import { isCurrency } from '@wasl/domain/money'
import type { Context } from 'hono'
import { byName } from '@wasl/domain/by-name'
import { staffRefusal } from '../../kernel/people/guard.ts'
import { staffIfAny } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import type { Created } from '../../kernel/requests/make-request.service.ts'
import { readCounterAmount } from './read-counter-amount.ts'
import { answerToFields, answerToRequest } from '../../kernel/requests/request-refusal.ts'
import { payChoice } from '../../kernel/ledger/pay/pay-choice-on-wire.ts'
import { payWords } from '../../kernel/requests/pay-words.ts'
import { counterOf, type Counter, type CounterRefusal } from './counter.service.ts'
import { collectorOnWire, createOptions } from './create-metadata.ts'
import { createFacts } from './create-options.service.ts'
import { createCustomerPayment, type CustomerPaymentRefusal } from './create-customer-payment.service.ts'
import type { CustomerPaymentDeps } from './customer-payment-deps.ts'
import { offeredGateways } from './offered-gateways.service.ts'

type CustomerPaymentHandlers = Handlers<typeof coreContract, CoreEnv>['customerPayment']
type Here = Context<CoreEnv>

export function customerPaymentHandlers(deps: CustomerPaymentDeps): CustomerPaymentHandlers {
  const at = (c: Here, collectorId: string | null) =>
    counterOf(deps, { merchantId: c.var.merchantId, staff: staffIfAny(c), collectorId })

  const options = async (c: Here, collectorId: string | null) => {
    const counter = await at(c, collectorId)
    if (!counter.ok) return answerToNobody(c, counter.error)
    const body = createOptions(counter.value, await createFacts(deps, counter.value))
    return { status: 200 as const, body }
  }

  const create = async (c: Here, collectorId: string | null, { body, headers }: Wish) => {
    const counter = await at(c, collectorId)
    if (!counter.ok) return answerToNobody(c, counter.error)
    const { requestId, origin, language } = c.var
    const made = await createCustomerPayment(deps, {
      counter: counter.value,
      wish: { ...body, language: body.language ?? language },
      idempotencyKey: headers['idempotency-key'],
      requestId,
      origin,
    })
    if (!made.ok) return answerToCreate(c, made.error)
    if (made.value.replayed) c.header('idempotent-replayed', 'true')
    return { status: 201 as const, body: createdBody(made.value.created, counter.value) }
  }

  return {
    options: (_request, c) => options(c, null),
    optionsOfCollector: ({ params }, c) => options(c, params.collector_id),
    create: (request, c) => create(c, null, request),
    createForCollector: (request, c) => create(c, request.params.collector_id, request),
    payChoices: async ({ body }, c) => {
      const { language } = c.var
      const counter = await at(c, null)
      if (!counter.ok) return answerToNobody(c, counter.error)
      const { currency_code } = body
      const amount = isCurrency(currency_code) ? readCounterAmount(body) : null
      if (!amount?.ok) {
        const problem = amount?.error ?? { field: 'currency_code', says: 'request.currencyUnknown' as const }
        return answerToFields([problem], language)
      }
      const offers = await offeredGateways(deps, counter.value, amount.value)
      return { status: 200, body: { pay_choices: offers.map((offer) => payChoice(offer, language)) } }
    },
  }
}

type Wish = { body: NewCustomerPayment; headers: { 'idempotency-key': string } }

function createdBody(made: Created, { collector }: Counter) {
  const { id, state, amount, currency_code, expiration_time, checkout_url, created } = made
  return {
    id,
    plugin: 'customer_payment' as const,
    state,
    amount,
    currency_code,
    expiration_time,
    checkout_url,
    collector: collector && collectorOnWire(collector),
    created,
  }
}

/** The guard's own words where the contract could not say who may come in. */
function answerToNobody(c: Here, refusal: CounterRefusal) {
  switch (refusal) {
    case 'notFound':
      return {
        status: 404,
        body: { detail: payWords('pay.counterNotFound', c.var.language), code: 'not_found' },
      } as const
    case 'notAuthenticated':
      c.header('www-authenticate', 'Bearer')
      return { status: 401, body: staffRefusal(c, refusal) } as const
    case 'sectionDisabled':
      return { status: 403, body: staffRefusal(c, refusal) } as const
  }
}

function answerToCreate(c: Here, refusal: CustomerPaymentRefusal) {
  if (refusal.kind !== 'restricted') {
    if (refusal.kind === 'inFlight') c.header('retry-after', '1')
    return answerToRequest(refusal, c.var.language)
  }
  const text = pick(refusal.message, c.var.language)
  if (refusal.field === null) return { status: 409, body: { detail: text, code: 'restricted' } } as const
  const texts: Record<string, string[]> = byName({ [refusal.field]: [text] })
  return { status: 400, body: texts } as const
}
