import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../../access.ts'
import { asSent } from '../../tidy-input.ts'
import { Detail, Paused, PublicId, coreProblems } from '../../values/core.ts'
import { RowAction } from '../../values/list-config.ts'
import {
  AttemptDetails,
  MerchantDetails,
  PayChoice,
  PayConfig,
  PayDetails,
  PayRequest,
  Plugin,
  SentExtra,
  TransactionAction,
  TransactionDetails,
  UnitDetails,
} from '../pay.contract.ts'
import { WalletConfigs } from './wallet-config.contract.ts'

const c = initContract()

const plugin = z.object({ plugin: Plugin })
const pluginAndId = plugin.extend({ id: PublicId })
const id = z.object({ id: PublicId })

/** Accepted everywhere (product.md 3); every other unknown query key is refused. */
const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

/** ts-rest has no OPTIONS, so `metadata.verb` names the real method. */
export const payContract = c.router(
  {
    config: {
      method: 'GET',
      metadata: { ...publicAccess, verb: 'OPTIONS' },
      path: '/plugins/:plugin/transaction',
      pathParams: plugin,
      query: Query.extend({ id: PublicId.optional() }),
      responses: { 200: PayConfig, 404: Detail },
      summary: 'Multi-step and header configuration of a plugin, or of one transaction',
    },
    payDetails: {
      method: 'GET',
      metadata: publicAccess,
      path: '/plugins/:plugin/transaction/pay/:id',
      pathParams: pluginAndId,
      query: Query,
      responses: { 200: PayDetails, 404: Detail, 423: Paused },
      summary: 'What the pay page shows',
    },
    updateExtra: {
      method: 'PATCH',
      metadata: { ...publicAccess, fieldsIn: 'extra' },
      path: '/plugins/:plugin/transaction/pay/:id',
      pathParams: pluginAndId,
      query: Query,
      /** `location_confirmed`: the payer was told that pin and area differ, and confirms the pin. */
      body: z.strictObject({ extra: SentExtra, location_confirmed: z.boolean().optional() }),
      responses: { 200: PayDetails, 404: Detail, 409: Detail, 422: Detail, 423: Paused },
      summary: 'Save delivery data',
    },
    pay: {
      method: 'POST',
      metadata: publicAccess,
      path: '/plugins/:plugin/transaction/pay/:id',
      pathParams: pluginAndId,
      query: Query,
      headers: z.object({ 'idempotency-key': z.string().min(1).max(255).optional() }),
      body: PayRequest,
      responses: {
        200: z.object({ redirect_url: z.string() }),
        404: Detail,
        409: Detail,
        422: Detail,
        423: Paused,
        429: Detail,
        503: Detail,
      },
      summary: 'Start an attempt; the browser follows `redirect_url`',
    },
    seen: {
      method: 'POST',
      metadata: publicAccess,
      path: '/plugins/:plugin/transaction/pay/:id/seen',
      pathParams: pluginAndId,
      query: Query,
      body: z.strictObject({ mail: PublicId.optional() }),
      responses: { 200: z.object({ state: z.string() }), 404: Detail, 423: Paused },
      summary:
        'The payer has the page open: created becomes pending. `mail` names the mail whose link was followed',
    },
    payChoices: {
      method: 'POST',
      metadata: publicAccess,
      path: '/plugins/:plugin/transaction/pay-choices/:id',
      pathParams: pluginAndId,
      query: Query,
      body: z.strictObject({ amount: z.string().max(32) }),
      responses: {
        200: WalletConfigs.extend({ pay_choices: z.array(PayChoice) }),
        404: Detail,
        409: Detail,
        423: Paused,
      },
      summary: 'Gateways and fees for an amount',
    },
    transactionDetails: {
      method: 'GET',
      metadata: publicAccess,
      path: '/plugins/:plugin/transaction/details/:id',
      pathParams: pluginAndId,
      query: Query,
      responses: { 200: TransactionDetails, 404: Detail },
      summary: 'Label-to-value list, QR code and state before payment',
    },
    transactionActions: {
      method: 'GET',
      metadata: publicAccess,
      path: '/plugins/:plugin/transaction/actions/:id',
      pathParams: pluginAndId,
      query: Query,
      responses: { 200: z.union([z.array(TransactionAction), z.array(RowAction)]), 404: Detail },
      summary:
        'What its payer may share; to staff who may see the list, what they may do with the transaction now (S2 §7)',
    },
    locate: {
      method: 'GET',
      metadata: publicAccess,
      path: '/transaction/locate/:id',
      pathParams: id,
      query: Query,
      responses: { 200: z.object({ plugin: Plugin }), 404: Detail },
      summary: 'Which plugin a public transaction id belongs to',
    },
    attempt: {
      method: 'GET',
      metadata: publicAccess,
      path: '/attempt/:id',
      pathParams: id,
      query: Query,
      responses: { 200: AttemptDetails, 404: Detail },
      summary: 'An attempt and its result',
    },
    checkAttempt: {
      method: 'POST',
      metadata: publicAccess,
      path: '/attempt/:id/check',
      pathParams: id,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: AttemptDetails, 404: Detail },
      summary: 'Ask the gateway now (debounced per attempt)',
    },
    returned: {
      method: 'POST',
      metadata: publicAccess,
      path: '/attempt/:id/return',
      pathParams: id,
      query: Query,
      body: asSent(z.strictObject({ params: z.record(z.string().max(64), z.string().max(4096)) })),
      responses: { 200: AttemptDetails, 404: Detail },
      summary: "The payer came back: a hint, evidence only where the gateway's signature verifies",
    },
    unitDetails: {
      method: 'GET',
      metadata: publicAccess,
      path: '/unit-details',
      query: Query,
      responses: { 200: UnitDetails, 404: Detail },
      summary: "The merchant's default unit",
    },
    merchantDetails: {
      method: 'GET',
      metadata: publicAccess,
      path: '/merchant-details',
      query: Query,
      responses: { 200: MerchantDetails, 404: Detail },
      summary: 'Title, logo, favicon and brand of the merchant of this host',
    },
    arabicTranslations: {
      method: 'GET',
      metadata: publicAccess,
      path: '/translations/ar',
      query: Query,
      responses: { 200: z.record(z.string(), z.string()) },
      summary: "The merchant's overrides and the core's own words in Arabic",
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: coreProblems,
  },
)
