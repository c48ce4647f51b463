import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, request, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { constraintOf, sqlStateOf } from '../../../platform/db/database-errors.ts'

eachEngine((database) => {
  test('one key moves the money of an attempt once, a hold ends in one way, and a claim is given back once', async () => {
    const scene = await openLedger(database().db)
    const { id } = await startPaying(scene, await request(scene))
    const stoppedBy = (statement: SQL) => scene.db.execute(statement).then(() => null, constraintOf)
    let count = 0
    const ask = (kind: string, { key, claimId = null }: { key?: string; claimId?: string | null } = {}) =>
      stoppedBy(
        sql`insert into money_operation (merchant_id, attempt_id, public_id, kind, amount, idempotency_key, actor, claim_id,
            currency, state_changed_at, created_at)
          values (${scene.merchantId}, ${id}, ${`G-${id}-${(count += 1)}`}, ${kind}, 1, ${key ?? `key-${count}`}, 'guard',
            ${claimId}, ${claimId === null ? null : 'KWD'}, now(), now())`,
      )
    const fail = () =>
      scene.db.execute(sql`update money_operation set state = 'failed' where attempt_id = ${id}`)
    expect(await ask('refund', { key: 'a-key' })).toBe(null)
    expect(await ask('refund', { key: 'a-key' })).toBe('money_operation_once')
    expect(await ask('void')).toBe(null)
    expect(await ask('capture')).toBe('money_operation_one_of_hold')
    await fail()
    expect(await ask('capture')).toBe(null)
    const { rows } = await scene.db.execute<{ id: string }>(sql`
      insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source)
      values (${scene.merchantId}, ${id}, 'capture', 1, 'KWD', 'claimed', 'quarantined', 'callback') returning id`)
    const claimId = rows[0]?.id ?? null
    expect(await ask('refund', { claimId })).toBe(null)
    expect(await ask('refund', { claimId })).toBe('money_operation_one_of_claim')
    await fail()
    expect(await ask('refund', { claimId })).toBe(null)
  })

  test('a claim is mismatched money of its own attempt, whole, and of its own merchant', async () => {
    const scene = await openLedger(database().db)
    const { id } = await startPaying(scene, await request(scene))
    const other = await startPaying(scene, await request(scene))
    const neighbour = await openLedger(database().db)
    const foreign = await startPaying(neighbour, await request(neighbour))
    const claimOf = async (merchantId: number, attemptId: number, disposition = 'quarantined') => {
      const { rows } = await scene.db.execute<{ id: string }>(sql`
        insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source)
        values (${merchantId}, ${attemptId}, 'capture', 7, 'KWD', ${`claimed ${disposition}`}, ${disposition}, 'callback') returning id`)
      return rows[0]?.id ?? null
    }
    const giveBack = (claimId: string | null, { amount = 7, currency = 'KWD' } = {}) =>
      scene.db
        .execute(
          sql`insert into money_operation (merchant_id, attempt_id, public_id, kind, amount, idempotency_key, actor, claim_id,
              currency, state_changed_at, created_at)
            values (${scene.merchantId}, ${id}, ${crypto.randomUUID()}, 'refund', ${amount}, ${crypto.randomUUID()}, 'guard',
              ${claimId}, ${currency}, now(), now())`,
        )
        .then(() => null, sqlStateOf)
    const frozen = 'WL002'
    expect(await giveBack(await claimOf(neighbour.merchantId, foreign.id))).toBe(frozen)
    expect(await giveBack(await claimOf(scene.merchantId, other.id))).toBe(frozen)
    expect(await giveBack(await claimOf(scene.merchantId, id, 'surplus'))).toBe(frozen)
    const own = await claimOf(scene.merchantId, id)
    expect(await giveBack(own, { amount: 6 })).toBe(frozen)
    expect(await giveBack(own, { currency: 'USD' })).toBe(frozen)
    expect(await giveBack(own)).toBe(null)
  })
})
