import { sql } from 'drizzle-orm'
import { attempt, paymentTransaction as transaction } from '../../../kernel/ledger/ledger.schema.ts'
import { moneyOperation } from '../../../kernel/ledger/money.schema.ts'
import { customer, gateway, unit } from '../../../kernel/merchants/merchants.schema.ts'
import { isOpen } from '../../../kernel/operation-requests/operation-requests.store.ts'
import { operationRequest } from '../../../kernel/operation-requests/operation-requests.schema.ts'
import { webhookDelivery } from '../../../kernel/webhooks/webhooks.schema.ts'
import type { Db } from '../../../platform/db/db.ts'
import { named } from '../../../platform/db/named.ts'
import { statement } from '../../../platform/db/statement.ts'
import { rowsAsFound, type FoundRow, type RowAsRead } from './row-as-found.ts'

/** Database ids. */
export type RowsRef = { merchantId: number; transactionIds: readonly number[] }

/** What is shown of transactions and what may be done with them depends on, in no order and in one trip. */
export async function findRows(db: Db, ref: RowsRef): Promise<FoundRow[]> {
  if (ref.transactionIds.length === 0) return []
  return rowsAsFound(await readRows(db, ref))
}

const ofTransaction = [
  'id',
  'publicId',
  'plugin',
  'unitKey',
  'orderNo',
  'currency',
  'amount',
  'originalAmount',
  'state',
  'stateChangedAt',
  'pgCodes',
  'language',
  'initiator',
  'descriptionEn',
  'descriptionAr',
  'remarks',
  'extra',
  'merchantFields',
  'expiresAt',
  'needsReview',
  'gatewayCode',
  'productType',
  'bulkId',
  'bulkName',
  'seenAt',
  'emailSeenAt',
  'disclosedAt',
  'deletedAt',
  'createdAt',
] as const

const ofAttempt = [
  'id',
  'publicId',
  'isWinner',
  'trackId',
  'state',
  'stateChangedAt',
  'gatewayCode',
  'currency',
  'fee',
  'charge',
  'authorized',
  'captureReserved',
  'captured',
  'feeCaptured',
  'refundReserved',
  'refunded',
  'quarantined',
] as const

const ofOperation = [
  'id',
  'publicId',
  'kind',
  'state',
  'amount',
  'currency',
  'gatewayReference',
  'messageEn',
  'messageAr',
  'actor',
  'createdAt',
  'stateChangedAt',
] as const

export type TransactionColumns = Pick<typeof transaction.$inferSelect, (typeof ofTransaction)[number]>
export type AttemptColumns = Pick<typeof attempt.$inferSelect, (typeof ofAttempt)[number]>
export type OperationColumns = Pick<typeof moneyOperation.$inferSelect, (typeof ofOperation)[number]>

/**
 * A row for each attempt, the newest first, or one without; oldest operations first. A transaction has one open request at most.
 * As JSON beside their transaction attempts took the database twice as long as all the rest.
 */
const readRows = statement<RowAsRead>(
  () => sql`
    select ${named(transaction, ofTransaction)}, ${unit.titleEn} as "unitTitleEn", ${unit.titleAr} as "unitTitleAr",
      ${gateway.nameEn} as "gatewayNameEn", ${gateway.nameAr} as "gatewayNameAr", ${customer.id} as "customerId",
      ${customer.nameEn} as "nameEn", ${customer.nameAr} as "nameAr", ${customer.email} as "email",
      ${customer.phone} as "phone", ${operationRequest.kind} as "openKind", ${operationRequest.amount} as "openAmount",
      ${operationRequest.currency} as "openCurrency",
      exists (
        select from ${webhookDelivery}
        where ${webhookDelivery.aggregate} = 'transaction:' || ${transaction.id}
          and ${webhookDelivery.merchantId} = ${transaction.merchantId}) as "isDisclosable",
      ${named(attempt, ofAttempt, 'tried')}, its.adapter as "triedAdapter",
      (select json_agg(done order by done.id) from (${operations()}) done) as "triedOperations"
    from ${transaction}
    join ${unit} on ${unit.merchantId} = ${transaction.merchantId} and ${unit.key} = ${transaction.unitKey}
    left join lateral (${payer()}) ${customer} on true
    left join ${gateway}
      on ${gateway.merchantId} = ${transaction.merchantId} and ${gateway.code} = ${transaction.gatewayCode}
    left join ${operationRequest}
      on ${operationRequest.merchantId} = ${transaction.merchantId}
        and ${operationRequest.transactionId} = ${transaction.id} and (${isOpen})
    left join ${attempt}
      on ${attempt.merchantId} = ${transaction.merchantId} and ${attempt.transactionId} = ${transaction.id}
    left join ${gateway} its on its.merchant_id = ${attempt.merchantId} and its.code = ${attempt.gatewayCode}
    where ${transaction.merchantId} = ${sql.placeholder('merchantId')}
      and ${transaction.id} = any(${sql.placeholder('transactionIds')}::bigint[])
    order by ${attempt.id} desc`,
)

/** One by one: planned for any number of rows, a join reads every customer of a merchant with a thousand of them. */
const payer = () => sql`
  select * from ${customer} payer
  where payer.merchant_id = ${transaction.merchantId} and payer.id = ${transaction.customerId}
  limit 1`

const operations = () => sql`
  select ${named(moneyOperation, ofOperation)}
  from ${moneyOperation}
  where ${moneyOperation.attemptId} = ${attempt.id} and ${moneyOperation.merchantId} = ${attempt.merchantId}`
