import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { keyAccess, staff } from '../../../access.ts'
import { CoreError, Detail, PublicId, staffProblems } from '../../../values/core.ts'
import { Plugin } from '../../../values/plugin.ts'
import {
  BulkAnswer,
  Operation,
  OperationDone,
  OfferedAction,
  OperationRefused,
} from './operation-values.contract.ts'

const c = initContract()

const pathParams = z.object({ plugin: Plugin, id: PublicId })
const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
/**
 * `attempt`: another attempt than the paid one, for surplus money. `ask=permission` only asks a colleague; if the
 * permission exists by now, 409 `may_already`. API keys cannot ask: 400.
 */
const MoneyQuery = Query.extend({ attempt: PublicId.optional(), ask: z.literal('permission').optional() })
/** `claim`: mismatched money of the attempt, by the gateway's operation id. It is refunded whole. */
const AmountQuery = MoneyQuery.extend({ claim: z.string().min(1).max(256).optional() })
/** Mismatched money of an attempt, by the gateway's operation id; null if it could not be read. */
const Mismatched = z.strictObject({ attempt: PublicId, claim: z.string().min(1).max(256).nullable() })
const Empty = z.strictObject({})

const authorization = z.string().max(512).optional()
const key = z.object({ 'idempotency-key': z.string().min(8).max(255), authorization })
const bulkKey = z.object({ 'idempotency-key': z.string().min(8).max(128) })

/** Shown to the colleagues who approve it. */
const Reason = z.string().max(500).optional()

/** Decimal text; null is all that is available. `available_amount` is what the user saw. */
const Amount = z.strictObject({
  amount: z.string().max(32).nullable(),
  available_amount: z.string().max(32).optional(),
  reason: Reason,
})

const responses = {
  200: OperationDone,
  400: z.union([OperationRefused, CoreError]),
  403: z.union([OperationRefused, Detail]),
  404: Detail,
  409: OperationRefused,
  422: z.union([OperationRefused, Detail]),
} as const

/** 202: waits for approval (payments B8). 401, 403 and 429 can also answer an API key. */
const moneyResponses = { ...responses, 202: OperationDone, 401: Detail, 429: Detail } as const

/** The handler refuses refunds, captures and voids, because it can then ask for the permission. */
const ofPlugin = staff({ section: 'ofPlugin' })
/** API keys with the scope may do these three as well. */
const moneyDoor = keyAccess('transactions:operate', { section: 'ofPlugin' })
const allowedTo = (permission: string) => staff({ permissions: [permission], section: 'ofPlugin' })

const moneyMove = (action: 'refund' | 'capture', summary: string) =>
  ({
    method: 'POST',
    path: `/plugins/:plugin/transaction/:id/${action}`,
    pathParams,
    query: AmountQuery,
    headers: key,
    body: Amount,
    metadata: { ...moneyDoor, seen: ['available_amount'] },
    responses: moneyResponses,
    summary,
    description:
      "The same `Idempotency-Key` is the same operation and answers what became of it; 422 with another amount. Take a new key after a definite refusal. 409 `available_changed` carries the fresh `available_amount` and its `currency_code`. 202: above the merchant's threshold nothing has moved yet; colleagues check the request `request_id`, and the same key asks what became of it.",
  }) as const

const rowAction = <Action extends string, Access extends ReturnType<typeof staff | typeof keyAccess>>(
  action: Action,
  metadata: Access,
  summary: string,
) =>
  ({
    method: 'POST',
    path: `/plugins/:plugin/transaction/:id/${action}`,
    pathParams,
    query: Query,
    body: Empty,
    metadata,
    responses,
    summary,
  }) as const

const onceByKey = 'The same `Idempotency-Key` of the same user is the same message, sent once.'

/** Only from our script, so that prefetching a link sends no mail (reliability S6). */
const byScript = <Action extends 'email' | 'sms'>(action: Action) =>
  ({
    method: 'GET',
    path: `/plugins/:plugin/transaction/:id/${action}`,
    pathParams,
    query: Query,
    metadata: ofPlugin,
    responses: { ...responses, 405: Detail },
    summary: `As POST; 405 unless asked by a script (Sec-Fetch-Mode: cors and X-Requested-With)`,
  }) as const

/**
 * 202: nothing was done, everything waits for approval. 207: mixed results, or some are unknown (503).
 * 409: the same press is still running.
 */
const bulkResponses = {
  200: BulkAnswer,
  202: BulkAnswer,
  207: BulkAnswer,
  400: z.union([BulkAnswer, CoreError]),
  403: z.union([OperationRefused, Detail]),
  409: OperationRefused,
  422: z.union([OperationRefused, Detail]),
} as const

const pressOnce =
  'The same `Idempotency-Key` of the same user is the same press: it is answered what the first was, also 207. 422 with other ids.'

const Ids = z.array(PublicId).min(1).max(200)

/** Mount before `/transaction/:id/…`, because `bulk` is not an id. */
export const operationsContract = c.router(
  {
    actions: {
      method: 'GET',
      path: '/plugins/:plugin/transaction/:id/actions',
      pathParams,
      query: Query,
      metadata: ofPlugin,
      responses: { 200: z.object({ results: z.array(OfferedAction) }), 404: Detail },
      summary:
        'What the user may do with a transaction now; what its payer may share is `transaction/actions/:id`',
    },
    bulkDelete: {
      method: 'DELETE',
      path: '/plugins/:plugin/transaction/bulk/delete',
      pathParams: z.object({ plugin: Plugin }),
      query: Query,
      headers: bulkKey.partial(),
      body: Ids,
      metadata: allowedTo('payment.delete'),
      responses: bulkResponses,
      summary: 'Deletes the selected rows; 207 where some could not be',
      description: pressOnce,
    },
    bulk: {
      method: 'POST',
      path: '/plugins/:plugin/transaction/bulk/:action',
      pathParams: z.object({ plugin: Plugin, action: Operation.exclude(['delete', 'count', 'release']) }),
      query: Query,
      headers: bulkKey.partial(),
      body: Ids,
      metadata: ofPlugin,
      responses: bulkResponses,
      summary:
        'An action on the selected rows, each on its own; 207 where some could not be, 202 where colleagues check all of them first',
      description: `Refunds and captures take \`Idempotency-Key\` and move all that is available of each row; e-mails and SMS of one key are sent once. All others: ${pressOnce}`,
    },
    refund: moneyMove('refund', 'Gives money back; never the fee'),
    capture: moneyMove('capture', 'Takes held money, wholly or in part, or books cash that was paid'),
    void: {
      ...rowAction('void', moneyDoor, 'Gives up a hold, or what is left of it where a part was taken'),
      query: MoneyQuery,
      body: z.strictObject({ reason: Reason }),
      headers: key.partial(),
      responses: moneyResponses,
    },
    cancel: rowAction(
      'cancel',
      allowedTo('payment.cancel'),
      'Takes a request back; its gateway is asked first',
    ),
    expire: rowAction(
      'expire',
      allowedTo('payment.cancel'),
      'Expires a request now; its gateway is asked first',
    ),
    restore: rowAction('restore', allowedTo('payment.delete'), 'Brings a deleted row back'),
    email: {
      ...rowAction('email', ofPlugin, 'Mails the request or the receipt once more'),
      headers: bulkKey.partial(),
      description: onceByKey,
    },
    emailByScript: byScript('email'),
    sms: {
      ...rowAction('sms', ofPlugin, 'Texts the request or the receipt once more'),
      headers: bulkKey.partial(),
      description: onceByKey,
    },
    smsByScript: byScript('sms'),
    disclose: rowAction('disclose', ofPlugin, "Sends the last event to the merchant's servers once more"),
    inquiry: rowAction('inquiry', ofPlugin, 'Asks the gateway what it knows'),
    count: {
      ...rowAction(
        'count',
        allowedTo('payment.resolve'),
        'Mismatched money pays its request after all; its gateway is asked first',
      ),
      body: Mismatched,
      description:
        'Where less came than was asked for, the request asks for no more than came. Pressed again it answers the same.',
    },
    release: {
      ...rowAction(
        'release',
        allowedTo('payment.resolve'),
        'A request with mismatched money may be paid again, whatever becomes of that money',
      ),
      body: Mismatched,
      description: 'Pressed again it answers the same.',
    },
    remove: {
      method: 'DELETE',
      path: '/plugins/:plugin/transaction/:id',
      pathParams,
      query: Query,
      metadata: allowedTo('payment.delete'),
      responses,
      summary: 'Deletes a row: secured ones can be restored, one that may still be paid is canceled first',
    },
    bulkDeleteAll: {
      method: 'DELETE',
      path: '/dashboard/transaction/bulk/delete',
      query: Query,
      headers: bulkKey.partial(),
      body: Ids,
      metadata: staff({ permissions: ['payment.delete'], section: 'general-info' }),
      responses: bulkResponses,
      summary: 'The same over the rows of every plugin the user sees',
    },
    bulkAll: {
      method: 'POST',
      path: '/dashboard/transaction/bulk/:action',
      pathParams: z.object({ action: Operation.exclude(['delete', 'count', 'release']) }),
      query: Query,
      headers: bulkKey.partial(),
      body: Ids,
      metadata: staff({ section: 'general-info' }),
      responses: bulkResponses,
      summary: 'The same over the rows of every plugin the user sees',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
