import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/db.ts'
import type { Failures } from './card-testing.domain.ts'

export type PayerTrail = {
  merchantId: number
  transactionId: number
  payerNetwork: string | null
  since: Date
}

/** More failures do not change the wait. */
const MOST = sql.raw('30')

/** Failed attempts of the merchant that concern this payer. Each index is read from its newest end. */
export async function findFailures(tx: Tx, trail: PayerTrail): Promise<Failures> {
  const { rows } = await tx.execute<{ of: keyof Failures; at: string }>(failuresOf(trail))
  const of = (kind: keyof Failures) => rows.filter((row) => row.of === kind).map(({ at }) => new Date(at))
  return { link: of('link'), network: of('network'), card: of('card') }
}

function failuresOf({ merchantId, transactionId, payerNetwork, since }: PayerTrail) {
  // Without attempts that never reached their gateway: they say nothing about a card.
  const failed = sql`merchant_id = ${merchantId} and state = 'failed' and state_event <> 'session.unmade'
    and state_changed_at > ${since.toISOString()}::timestamptz`
  return sql`
    with link as materialized (
      select card_token, state_changed_at from attempt
      where transaction_id = ${transactionId} and ${failed}
      order by id desc limit ${MOST}),
    network as materialized (
      select card_token, state_changed_at from attempt
      where payer_network = ${payerNetwork} and ${failed}
      order by state_changed_at desc limit ${MOST})
    select 'link' as of, state_changed_at as at from link
    union all select 'network', state_changed_at from network
    union all select 'card', used.at
      from (select card_token from link union select card_token from network) seen
      cross join lateral (
        select state_changed_at as at from attempt
        where card_token = seen.card_token and ${failed}
        order by state_changed_at desc limit ${MOST}) used`
}
