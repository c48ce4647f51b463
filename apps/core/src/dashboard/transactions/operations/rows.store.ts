import { sql, type SQL } from 'drizzle-orm'
import { attempt, paymentTransaction as transaction } from '../../../kernel/ledger/ledger.schema.ts'
import { moneyOperation } from '../../../kernel/ledger/money.schema.ts'
import { customer, gateway, unit } from '../../../kernel/merchants/merchants.schema.ts'
import { isOpen } from '../../../kernel/operation-requests/operation-requests.store.ts'
import { operationRequest } from '../../../kernel/operation-requests/operation-requests.schema.ts'
import { isToActive } from '../../../kernel/webhooks/delivery-joins.ts'
import { webhookDelivery } from '../../../kernel/webhooks/webhooks.schema.ts'
import type { Db } from '../../../platform/db/db.ts'
import { named } from '../../../platform/db/named.ts'
import { statement } from '../../../platform/db/statement.ts'
import { rowsAsFound, type FoundRow, type RowAsRead } from './row-as-found.ts'

/** Database ids. */
export type RowsRef = { merchantId: number; transactionIds: readonly number[] }

/** What is shown of transactions and what may be done with them depends on, in the order of their ids and in one trip. */
export async function findRows(db: Db, ref: RowsRef): Promise<FoundRow[]> {
  if (ref.transactionIds.length === 0) return []
  const found = new Map(rowsAsFound(await readRows(db, ref)).map((row) => [row.transaction.id, row]))
  return ref.transactionIds.flatMap((id) => found.get(id) ?? [])
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
  'voided',
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

/** Which rows are read, in which order, and what is said beside each. */
type Chosen = { ids: SQL; order?: SQL; beside?: SQL }

/**
 * A row for each attempt, the newest first, or one without; oldest operations first. A transaction has one open request at most.
 * As JSON beside their transaction attempts took the database twice as long as all the rest.
 */
export const rowsChosen = ({ ids, order, beside }: Chosen): SQL => sql`
  select ${named(transaction, ofTransaction)}, ${unit.titleEn} as "unitTitleEn", ${unit.titleAr} as "unitTitleAr",
    ${gateway.nameEn} as "gatewayNameEn", ${gateway.nameAr} as "gatewayNameAr", ${customer.id} as "customerId",
    ${customer.nameEn} as "nameEn", ${customer.nameAr} as "nameAr", ${customer.email} as "email",
    ${customer.phone} as "phone", ${operationRequest.kind} as "openKind", ${operationRequest.amount} as "openAmount",
    ${operationRequest.currency} as "openCurrency",
    exists (
      select from ${webhookDelivery}
      where ${webhookDelivery.aggregate} = 'transaction:' || ${transaction.id}
        and ${webhookDelivery.merchantId} = ${transaction.merchantId} and ${isToActive}) as "isDisclosable",
    ${named(attempt, ofAttempt, 'tried')}, its.adapter as "triedAdapter",
    case when exists (select ${operations(sql``)}) then
      (select json_agg(done order by done.id) from (select ${operations(named(moneyOperation, ofOperation))}) done)
    end as "triedOperations"
    ${beside ? sql`, ${beside}` : sql``}
  from ${transaction}
  join lateral (${unitOf()}) ${unit} on true
  left join lateral (${payer()}) ${customer} on true
  left join ${gateway}
    on ${gateway.merchantId} = ${transaction.merchantId} and ${gateway.code} = ${transaction.gatewayCode}
  left join ${operationRequest}
    on ${operationRequest.merchantId} = ${transaction.merchantId}
      and ${operationRequest.transactionId} = ${transaction.id} and (${isOpen})
  left join ${attempt}
    on ${attempt.merchantId} = ${transaction.merchantId} and ${attempt.transactionId} = ${transaction.id}
  left join ${gateway} its on its.merchant_id = ${attempt.merchantId} and its.code = ${attempt.gatewayCode}
  where ${transaction.merchantId} = ${sql.placeholder('merchantId')} and ${transaction.id} = any(${ids})
  order by ${order ? sql`${order}, ` : sql``}${attempt.id} desc`

const readRows = statement<RowAsRead>(() =>
  rowsChosen({ ids: sql`${sql.placeholder('transactionIds')}::bigint[]` }),
)

/** One at most, and the planner is told so: what it believes of a small table would decide how the whole is read. */
const unitOf = () => sql`
  select * from ${unit} its_unit
  where its_unit.merchant_id = ${transaction.merchantId} and its_unit.key = ${transaction.unitKey}
  limit 1`

/** One by one: planned for any number of rows, a join reads every customer of a merchant with a thousand of them. */
const payer = () => sql`
  select * from ${customer} payer
  where payer.merchant_id = ${transaction.merchantId} and payer.id = ${transaction.customerId}
  limit 1`

/** Few attempts have any: where there are none, gathering none would take longer than looking. */
const operations = (columns: SQL) => sql`${columns}
  from ${moneyOperation}
  where ${moneyOperation.attemptId} = ${attempt.id} and ${moneyOperation.merchantId} = ${attempt.merchantId}`
