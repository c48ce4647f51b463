import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()

test('a callback that came again is told with what the gateway claims, another merchant’s is not', async () => {
  const { rows } = await desk.db().execute<{
    id: string
    attempt: string
    track: string
    code: string
  }>(sql`
    select t.public_id as id, a.public_id as attempt, a.track_id as track, a.gateway_code as code
    from attempt a join payment_transaction t on t.id = a.transaction_id
    where t.plugin = 'payment_request' and t.merchant_id = 1 and t.state = 'paid' and t.deleted_at is null
      and a.is_winner and not exists (select 1 from gateway_event e where e.track_id = a.track_id)
    limit 1`)
  const [one] = rows
  if (!one) throw new Error('the demo has no payment without a callback')
  const said = (currency: string, minor: number) =>
    JSON.stringify([{ trackId: one.track, result: 'captured', money: { minor, currency } }])
  await desk.db().execute(sql`
    insert into gateway_event (merchant_id, gateway_code, dedupe_key, source, evidence, track_id, received_at,
      processed_at, outcome, deliveries, last_heard_at)
    values (1, ${one.code}, 'told again', 'callback', ${said('USD', 1_300)}, ${one.track}, '2026-11-20T10:00:00Z',
        '2026-11-20T10:00:00Z', 'mismatch', 3, '2026-11-20T10:05:00Z'),
      (2, ${one.code}, 'a stranger’s', 'callback', ${said('KWD', 1)}, ${one.track}, '2026-11-20T10:00:00Z',
        '2026-11-20T10:00:00Z', 'orphan', 1, null),
      (1, 'another', 'another’s', 'callback', ${said('KWD', 2)}, ${one.track}, '2026-11-20T10:00:00Z',
        '2026-11-20T10:00:00Z', 'orphan', 1, null)`)
  const timeline = (await desk.get(`/plugins/payment_request/transaction/${one.id}`)).body['timeline'] as {
    kind: string
  }[]
  const callback = {
    kind: 'gateway',
    from_state: null,
    to_state: null,
    actor: 'callback',
    amount: '13.00',
    currency_code: 'USD',
    attempt_id: one.attempt,
    callback: { result: 'captured', times: 3 },
  }
  expect(timeline.filter(({ kind }) => kind === 'gateway')).toEqual([
    { ...callback, code: 'callback.repeated', at: '2026-11-20T10:05:00.000Z' },
    { ...callback, code: 'callback.mismatch', at: '2026-11-20T10:00:00.000Z' },
  ])
})
