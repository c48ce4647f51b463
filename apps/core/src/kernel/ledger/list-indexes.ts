import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

type Listed = Record<
  | 'merchantId'
  | 'id'
  | 'plugin'
  | 'state'
  | 'gatewayCode'
  | 'currency'
  | 'initiator'
  | 'unitKey'
  | 'productType'
  | 'bulkId'
  | 'amount'
  | 'orderNo'
  | 'customerId'
  | 'stateChangedAt'
  | 'createdAt'
  | 'seenAt'
  | 'emailSeenAt'
  | 'disclosedAt'
  | 'deletedAt',
  ExtraConfigColumn
>

/**
 * Every list is read backwards along one of these, so that depth and table size do not matter. None begins with the
 * tenant's column: lists filter by `merchant_id + 0`, an expression that no other query uses (decision 024).
 */
export function listIndexes(table: Listed) {
  const { merchantId, id } = table
  const newest = [merchantId, table.createdAt, id] as const
  const tenant = sql`(${merchantId} + 0)`
  const shown = isNull(table.deletedAt)
  return [
    index('transaction_newest').on(tenant, table.createdAt, id).where(shown),
    index('transaction_last_changed').on(tenant, table.stateChangedAt, id).where(shown),
    index('transaction_by_amount').on(tenant, table.currency, table.amount, id).where(shown),
    index('transaction_newest_of_plugin')
      .on(table.plugin, ...newest)
      .where(shown),
    index('transaction_newest_in_state')
      .on(table.state, ...newest)
      .where(shown),
    index('transaction_newest_by_gateway')
      .on(table.gatewayCode, ...newest)
      .where(shown),
    index('transaction_newest_in_currency')
      .on(table.currency, ...newest)
      .where(shown),
    index('transaction_newest_of_unit')
      .on(table.unitKey, ...newest)
      .where(shown),
    index('transaction_newest_by_initiator')
      .on(table.initiator, ...newest)
      .where(isNotNull(table.initiator)),
    index('transaction_newest_of_product')
      .on(table.productType, ...newest)
      .where(isNotNull(table.productType)),
    index('transaction_newest_of_bulk')
      .on(table.bulkId, ...newest)
      .where(isNotNull(table.bulkId)),
    index('transaction_newest_unseen').on(tenant, table.createdAt, id).where(isNull(table.seenAt)),
    index('transaction_newest_email_seen')
      .on(tenant, table.createdAt, id)
      .where(isNotNull(table.emailSeenAt)),
    index('transaction_newest_disclosed').on(tenant, table.createdAt, id).where(isNotNull(table.disclosedAt)),
    index('transaction_newest_deleted')
      .on(table.plugin, ...newest)
      .where(isNotNull(table.deletedAt)),
    index('transaction_of_customer').on(table.customerId, merchantId),
    index('transaction_order_prefix').on(sql`lower(${table.orderNo}) text_pattern_ops`, merchantId),
  ]
}
