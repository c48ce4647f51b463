import { sql, type SQL } from 'drizzle-orm'
import { byName } from '@wasl/domain/by-name'
import type { Tx } from '../../platform/db/db.ts'
import { says } from './says.store.ts'
import { erasedMark, type PersonPatterns } from './words.domain.ts'

/**
 * Not of customers, or not to be written: staff and their sessions, what a merchant says of itself and sells, the histories and
 * sums of money. `customer` is emptied row by row, because another person's row may have the same name.
 */
const passedOver = [
  'customer',
  'customer_erasure',
  'erased_customer',
  'merchant',
  'merchant_host',
  'unit',
  'gateway',
  'collector',
  'api_key',
  'picture',
  'shop_settings',
  'shop_store',
  'shop_banner',
  'product',
  'product_category',
  'product_in_category',
  'product_picture',
  'product_prereq',
  'product_slug',
  'delivery_area',
  'branch',
  'branch_hours',
  'branch_closure',
  'delivery_zone',
  'menu_category',
  'menu_item',
  'menu_item_picture',
  'menu_item_at_branch',
  'menu_item_option',
  'menu_item_add_on',
  'option_group',
  'option_choice',
  'add_on',
  'extra_at_branch',
  'catering_category',
  'catering_item',
  'event',
  'event_date',
  'event_field',
  'event_picture',
  'event_slug',
  'event_terms',
  'event_ticket',
  'ticket_date',
  'checkin_list',
  'import_job',
  'import_row',
  'money_event',
  'attempt_event',
  'transaction_event',
  'transaction_search',
  'sale_day',
  'sale_quarter',
  'voucher',
  'voucher_redemption',
]
const ofStaff = /^(staff_|otp_|password_|sign_in_|push_|role)/

type Column = { table_name: string; column_name: string; data_type: string }

/** Every column that can hold personal text, table by table: a new table is included at once. */
async function sweepable(tx: Tx): Promise<Map<string, Column[]>> {
  const { rows } = await tx.execute<Column>(sql`
    select c.table_name, c.column_name, c.data_type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'jsonb', 'ARRAY') and c.udt_name in ('text', 'jsonb', '_text')
      and exists (
        select 1 from information_schema.columns m
        where m.table_schema = c.table_schema and m.table_name = c.table_name and m.column_name = 'merchant_id')
    order by c.table_name, c.ordinal_position`)
  const tables = new Map<string, Column[]>()
  for (const row of rows) {
    if (passedOver.includes(row.table_name) || ofStaff.test(row.table_name) || isOurs(row)) continue
    tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row])
  }
  return tables
}

export type Sweep = {
  merchantId: number
  erasureId: number
  patterns: PersonPatterns
}

/** Takes what is theirs alone out of everything that says it, wherever that is; how many rows said it, by table. */
export async function sweepEverything(
  tx: Tx,
  { merchantId, erasureId, patterns }: Sweep,
): Promise<Record<string, number>> {
  const { own, all } = patterns
  if (own === null || all === null) return {}
  const found: Record<string, number> = byName()
  for (const [table, columns] of await sweepable(tx)) {
    const { rowCount } = await tx.execute(sql`
      update ${sql.identifier(table)} set ${listed(columns.map((column) => without(column, all)))}${markOf(table, erasureId)}
      where merchant_id = ${merchantId} and ${says(sql`concat_ws(' ', ${listed(columns.map(asText))})`, patterns)}`)
    if (rowCount) found[table] = rowCount
  }
  return found
}

/** The rows that are about their transactions: there a name is theirs too. */
export async function sweepAbout(
  tx: Tx,
  { merchantId, erasureId, patterns, transactions }: Sweep & { transactions: AboutTransactions },
): Promise<void> {
  const { all } = patterns
  if (all === null || transactions.ids.length === 0) return
  const tables = await sweepable(tx)
  for (const [table, isAbout] of Object.entries(aboutTransactions(transactions))) {
    const columns = tables.get(table)
    if (!columns) continue
    // The planner may read a text before it asks whether the row is about them, and then it reads everybody's.
    const isSaid = sql`case when ${isAbout} then concat_ws(' ', ${listed(columns.map(asText))}) ~* ${all} else false end`
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${listed(columns.map((column) => without(column, all)))}${markOf(table, erasureId)}
      where merchant_id = ${merchantId} and ${isAbout} and ${isSaid}`)
  }
}

export type AboutTransactions = { ids: readonly number[]; publicIds: readonly string[] }

function aboutTransactions({ ids, publicIds }: AboutTransactions): Record<string, SQL> {
  const within = sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as listed(value))`
  const named = sql`(select value from jsonb_array_elements_text(${JSON.stringify(publicIds)}::jsonb) as listed(value))`
  const aggregates = sql`(select 'transaction:' || value from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as listed(value))`
  const orders = sql`(select p.order_id from order_payment p where p.transaction_id in ${within})`
  return {
    shop_order: sql`id in ${orders}`,
    order_line: sql`order_id in ${orders}`,
    order_event: sql`order_id in ${orders}`,
    booking: sql`order_id in ${orders}`,
    booking_place: sql`booking_id in (select b.id from booking b where b.order_id in ${orders})`,
    booking_feedback: sql`booking_id in (select b.id from booking b where b.order_id in ${orders})`,
    payment_transaction: sql`id in ${within}`,
    attempt: sql`transaction_id in ${within}`,
    money_operation: sql`attempt_id in (select a.id from attempt a where a.merchant_id = money_operation.merchant_id and a.transaction_id in ${within})`,
    audit: sql`object in ${aggregates}`,
    outbox: sql`aggregate in ${aggregates}`,
    webhook_event: sql`aggregate in ${aggregates}`,
    bulk_job_row: sql`transaction_id in ${named}`,
  }
}

/** An entry of the history says which erasure changed it: the guard asks for that. */
const markOf = (table: string, erasureId: number): SQL =>
  table === 'audit' ? sql`, erased_by = ${erasureId}` : sql``

const asText = ({ column_name, data_type }: Column): SQL =>
  data_type === 'ARRAY'
    ? sql`array_to_string(${sql.identifier(column_name)}, ' ')`
    : sql`${sql.identifier(column_name)}::text`

function without({ column_name, data_type }: Column, pattern: string): SQL {
  const column = sql.identifier(column_name)
  switch (data_type) {
    case 'jsonb':
      return sql`${column} = erased_words(${column}, ${pattern}, ${erasedMark})`
    case 'ARRAY':
      return sql`${column} = (select coalesce(array_agg(regexp_replace(item, ${pattern}, ${erasedMark}, 'gi') order by place), case when ${column} is null then null else '{}'::text[] end)
        from unnest(${column}) with ordinality as listed(item, place))`
    default:
      return sql`${column} = regexp_replace(${column}, ${pattern}, ${erasedMark}, 'gi')`
  }
}

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/**
 * What Wasl itself writes and finds again: ids, keys, states, kinds, hashes. A person's id or name may read like one of
 * them (`created`, `transaction`, `10023`), and the row would be another's, or nobody's, without it. A column that is not
 * named here is swept.
 */
const ours = `
  public_id transaction_id operation_id attachment_id request_id bulk_id key_id id
  key merchant_key unit_key idempotency_key dedupe_key occasion_key press_key
  state state_event state_source status outcome source chosen_in payment_transaction.terms
  plugin module kind type topic aggregate object scope scope_of identifier list permission
  action operation occasion channel channels audiences event_types asks claim scenario
  gateway_code gateways pg_codes gateway_payment_id gateway_reference track_id order_no
  currency currencies language product_type code error_code opens closes referrer network
  actor initiator username created_by changed_by paused_by approved_by decided_by
  stock_pool.subject stock_pool.branch stock_move.reason
  shop_order.number shop_order.branch fulfilment payment_state refund_state voucher_code purpose
  order_line.ref order_line.snapshot order_event.by from_state to_state
  booking.uuid booking.attachment_id booking_item.lines booking_place.key event_hold.lines event_hold.browser
  place_scan.verdict place_scan.gate place_scan.nonce place_entry.last_by place_entry.last_gate
  sha256 request_hash wish_hash token_hash code_hash pair_hash secret previous_secret earlier_secrets
  content_type file file_format format report.fields list_column.name list_view.columns`

const names = new Set(ours.trim().split(/\s+/))

const isOurs = ({ table_name, column_name }: { table_name: string; column_name: string }): boolean =>
  names.has(column_name) || names.has(`${table_name}.${column_name}`)
