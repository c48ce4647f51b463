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
  sha256 request_hash wish_hash token_hash code_hash pair_hash secret previous_secret earlier_secrets
  content_type file file_format format report.fields transaction_column.name transaction_view.columns`

const names = new Set(ours.trim().split(/\s+/))

export const isOurs = ({ table_name, column_name }: { table_name: string; column_name: string }): boolean =>
  names.has(column_name) || names.has(`${table_name}.${column_name}`)
