import type { Locale } from '@wasl/domain/locale'
import type { coreContract } from '@wasl/contracts/core'
import { Plugin } from '@wasl/contracts/core/pay.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { RowAction } from '@wasl/contracts/values/list-config'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { attemptDetails } from './attempt-details.ts'
import { receiveReturn, showAttempt } from './attempt.service.ts'
import { saveDelivery } from './delivery.service.ts'
import { defaultUnit, findConfig, locate, merchantHere } from './lookup.service.ts'
import { payChoice } from '../kernel/ledger/pay/pay-choice-on-wire.ts'
import { payConfig, type ListMetadata } from './pay-config.ts'
import { payDetails } from './pay-details.ts'
import { payerPageUrl } from '../kernel/checkout/pay-origin.ts'
import { answerTo } from './pay-refusal.ts'
import {
  billOf,
  choicesFor,
  markSeen,
  showBill,
  showTransaction,
  type Asked,
  type Payable,
  type PayDeps,
} from './pay.service.ts'
import { payWords } from '../kernel/requests/pay-words.ts'
import { startPayment } from './start-payment.service.ts'
import { transactionActions, transactionDetails } from './transaction-page.ts'
import { arabicTranslations } from './translations.ts'
import { walletConfigs } from './wallet/wallet-configs.ts'
import { merchantDetails } from './merchant-details.ts'
import { unitDetails } from '../kernel/merchants/unit-on-wire.ts'

type PayHandlers = Handlers<typeof coreContract, CoreEnv>['pay']
type Here = Context<CoreEnv>
/** The staff list at the same address, for callers who may see it. */
type ListOf = (c: Here, plugin: Plugin) => Promise<ListMetadata | null>
/** What the caller may do with a transaction of the list, if they may see it. */
type ActionsOf = (
  c: Here,
  row: { plugin: Plugin; publicId: string },
) => Promise<z.input<typeof RowAction>[] | null>

type ForStaff = { listOf: ListOf; actionsOf: ActionsOf }
const forNobody: ForStaff = { listOf: async () => null, actionsOf: async () => null }

/** Statuses of the contract from what the services answer; no rule and no query lives here. */
export const payHandlers = (deps: PayDeps, { listOf, actionsOf } = forNobody): PayHandlers => ({
  config: async ({ params: { plugin }, query }, c) => {
    const { merchantId } = c.var
    const found = await findConfig(deps, { merchantId, plugin, publicId: query.id ?? null })
    if (!found.ok) return answerTo(found.error, c.var.language)
    const { merchant, transaction } = found.value
    const list = transaction === null ? await listOf(c, plugin) : null
    return { status: 200, body: payConfig(merchant, plugin, { transaction, list }) }
  },

  payDetails: async ({ params }, c) => answerBill(deps, c, await showBill(deps, asked(c, params))),

  updateExtra: async ({ params, body }, c) => {
    const saved = await saveDelivery(deps, {
      ...asked(c, params),
      extra: body.extra,
      isPinConfirmed: body.location_confirmed ?? false,
      requestId: c.var.requestId,
    })
    return saved.ok ? answerBill(deps, c, saved) : answerTo(saved.error, c.var.language)
  },

  pay: async ({ params, body, headers }, c) => {
    const started = await startPayment(deps, {
      ...asked(c, params),
      wish: body,
      idempotencyKey: headers['idempotency-key'] ?? null,
      language: body.language ?? c.var.language,
      payerNetwork: c.var.network,
      origin: c.var.origin,
    })
    if (!started.ok) {
      const { error } = started
      if (error.kind === 'inFlight') c.header('retry-after', '1')
      if (error.kind === 'slowDown') c.header('retry-after', String(error.seconds))
      return answerTo(error, c.var.language)
    }
    if (started.value.replayed) c.header('idempotent-replayed', 'true')
    return { status: 200, body: { redirect_url: started.value.redirectUrl } }
  },

  seen: async ({ params, body }, c) => {
    const seen = await markSeen(deps, asked(c, params), body.mail)
    return seen.ok ? { status: 200, body: { state: seen.value } } : answerTo(seen.error, c.var.language)
  },

  payChoices: async ({ params, body }, c) => {
    const { language } = c.var
    const found = await choicesFor(deps, asked(c, params), body.amount)
    if (!found.ok) return answerTo(found.error, language)
    const { offers } = found.value
    return {
      status: 200,
      body: {
        pay_choices: offers.map((offer) => payChoice(offer, language)),
        ...walletsOf(deps, c, found.value),
      },
    }
  },

  transactionDetails: async ({ params }, c) => {
    const found = await showTransaction(deps, asked(c, params))
    if (!found.ok) return answerTo(found.error, c.var.language)
    return {
      status: 200,
      body: transactionDetails({ ...page(c, found.value.bill), ...found.value, now: deps.clock.now() }),
    }
  },

  transactionActions: async ({ params }, c) => {
    const offered = await actionsOf(c, { plugin: params.plugin, publicId: params.id })
    if (offered) return { status: 200, body: offered }
    const found = await billOf(deps, asked(c, params))
    if (!found.ok) return answerTo(found.error, c.var.language)
    return { status: 200, body: transactionActions({ ...page(c, found.value), bill: found.value }) }
  },

  locate: async ({ params }, c) => {
    const plugin = await locate(deps, key(c, params))
    if (!plugin.ok) return answerTo(plugin.error, c.var.language)
    return { status: 200, body: { plugin: Plugin.parse(plugin.value) } }
  },

  attempt: async ({ params }, c) => answerAttempt(deps, c, await showAttempt(deps, key(c, params))),
  checkAttempt: async ({ params }, c) => answerAttempt(deps, c, await showAttempt(deps, key(c, params))),
  returned: async ({ params, body }, c) =>
    answerAttempt(deps, c, await receiveReturn(deps, key(c, params), body.params)),

  unitDetails: async (_request, c) => {
    const unit = await defaultUnit(deps, c.var.merchantId)
    if (!unit)
      return {
        status: 404,
        body: { detail: payWords('pay.unitNotFound', c.var.language), code: 'not_found' },
      }
    return { status: 200, body: unitDetails(unit) }
  },

  merchantDetails: async (_request, c) => {
    const merchant = await merchantHere(deps, c.var.merchantId)
    return { status: 200, body: merchantDetails(merchant, c.var.language) }
  },

  arabicTranslations: async (_request, c) => ({
    status: 200,
    body: arabicTranslations(await merchantHere(deps, c.var.merchantId)),
  }),
})

const asked = (c: Here, { plugin, id }: { plugin: string; id: string }): Asked => ({
  ...key(c, { id }),
  plugin,
})

const key = (c: Here, { id }: { id: string }) => ({ merchantId: c.var.merchantId, publicId: id })

type Bill = Parameters<typeof transactionActions>[0]['bill']

const page = (c: Here, { transaction, sessionId }: Bill) => ({
  language: c.var.language,
  payUrlIn: (language: Locale) =>
    payerPageUrl({ origin: c.var.origin, language }, { ...transaction, sessionId }),
})

function answerBill(deps: PayDeps, c: Here, shown: Awaited<ReturnType<typeof showBill>>) {
  if (!shown.ok) return answerTo(shown.error, c.var.language)
  return {
    status: 200,
    body: payDetails({
      ...shown.value,
      wallets: walletsOf(deps, c, shown.value),
      language: c.var.language,
      now: deps.clock.now(),
    }),
  } as const
}

const walletsOf = (deps: PayDeps, c: Here, { bill, wallets }: Pick<Payable, 'bill' | 'wallets'>) =>
  walletConfigs({
    setup: deps.wallets,
    gateways: deps.gateways,
    bill,
    offers: wallets,
    origin: c.var.origin,
    language: c.var.language,
    now: deps.clock.now(),
  })

async function answerAttempt(deps: PayDeps, c: Here, found: Awaited<ReturnType<typeof showAttempt>>) {
  const { language } = c.var
  if (!found.ok)
    return {
      status: 404,
      body: { detail: payWords('pay.attemptNotFound', language), code: 'not_found' },
    } as const
  const { plugin, publicId } = found.value.bill.transaction
  const ticketsUrl =
    plugin === 'event' && deps.ticketsOf
      ? await deps.ticketsOf({ merchantId: c.var.merchantId, publicId, language })
      : null
  const details = attemptDetails(found.value, { language, now: deps.clock.now() })
  return { status: 200, body: { ...details, tickets_url: ticketsUrl } } as const
}
