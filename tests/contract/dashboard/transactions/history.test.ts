import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { growHistory, seedHistory } from '@wasl/core/seed/history/seed-history'
import { usualMoments } from '@wasl/core/seed/history/past-days'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const publicUrl = 'http://localhost:4000'

describe.each(['embedded', 'postgres'] as const)('on %s', (kind) => {
  const desk = staffDesk(kind)
  const deps = () => {
    const { now, bank, gateways } = desk.core()
    return { db: desk.db(), clock: { now }, bank, gateways, publicUrl }
  }

  test('a start that was ended in the middle of the past is gone on with', async () => {
    const { bank } = desk.core()
    let asked = 0
    const dying = {
      seed: async (sessions: Parameters<typeof bank.seed>[0]) => {
        await bank.seed(sessions)
        if ((asked += 1) === 3) throw new Error('killed')
      },
    }
    await expect(seedHistory({ ...deps(), bank: dying })).rejects.toThrow('killed')
    const countPast = async () =>
      Number(
        (
          await desk.db().execute<{ n: string }>(sql`
            select count(*) as n from payment_transaction where public_id like 'H-%'`)
        ).rows[0]?.n,
      )
    expect(await countPast()).toBe(500)
    await seedHistory(deps())
    expect(await countPast()).toBe(usualMoments(desk.core().now(), 180).length)
  })

  test('the generated past holds every invariant of the books, the bank’s own included', async () => {
    await seedHistory(deps())
    expect(await findLedgerFaults(desk.db())).toEqual([])
    const { rows } = await desk.db().execute<{ paid: string; states: string; currencies: string }>(sql`
      select count(*) filter (where state = 'paid' or state = 'authorized' or state = 'cod') as paid,
        count(distinct state) as states, count(distinct currency) as currencies
      from payment_transaction where public_id like 'H-%'`)
    expect(Number(rows[0]?.paid)).toBeGreaterThan(130 + 114)
    expect([rows[0]?.states, rows[0]?.currencies].map(Number)).toEqual([9, 4])
  })

  test('some of it was given back, wholly or in part, and some holds were given up, by the bank as well', async () => {
    const { rows } = await desk.db().execute<{ what: string }>(sql`
      select distinct o.kind || case when o.kind = 'refund' and o.amount < a.amount then ' of a part' else '' end as what
      from money_operation o join attempt a on a.id = o.attempt_id
      where o.public_id like 'RF-H-%' and o.state = 'done' order by 1`)
    expect(rows.map(({ what }) => what)).toEqual(['refund', 'refund of a part', 'void'])
    const { rows: untold } = await desk.db().execute(sql`
      select 1 from outbox where done_at is null and payload ->> 'transaction' like 'H-%'`)
    expect(untold).toEqual([])
  })

  test('seeding again adds nothing; growing adds what was asked for', async () => {
    const count = async () =>
      Number(
        (await desk.db().execute<{ n: string }>(sql`select count(*) as n from payment_transaction`)).rows[0]
          ?.n,
      )
    const before = await count()
    await seedHistory(deps())
    expect(await count()).toBe(before)
    await growHistory(deps(), 2_000)
    expect(await count()).toBe(before + 2_000)
    expect(await findLedgerFaults(desk.db())).toEqual([])
  })
})
