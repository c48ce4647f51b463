import { eachEngine } from '@wasl/tests/support/database'
import {
  deliver,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { held, operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '../audit/audit.schema.ts'
import { constraintOf, sqlStateOf } from '../../platform/db/database-errors.ts'
import type { Db } from '../../platform/db/db.ts'

const ILLEGAL_TRANSITION = 'WL001'
const FROZEN = 'WL002'
const APPEND_ONLY = 'WL003'

/** The error code or constraint that stopped a statement; null if it was accepted. */
async function stoppedBy(db: Db, statement: SQL): Promise<string | null> {
  try {
    await db.execute(statement)
    return null
  } catch (error) {
    return constraintOf(error) ?? sqlStateOf(error)
  }
}

eachEngine((database) => {
  test('no index of a growing table begins with the tenant: a young table’s planner takes it for a key', async () => {
    const { rows } = await database().db.execute(sql`
      select i.indexrelid::regclass::text as name
      from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where a.attname = 'merchant_id' and i.indrelid in (
        'payment_transaction'::regclass, 'attempt'::regclass, 'money_event'::regclass,
        'gateway_event'::regclass, 'outbox'::regclass, 'money_operation'::regclass, 'customer'::regclass)`)
    expect(rows.map(({ name }) => name)).toEqual([])
  })

  test('a history is found by whose it is, without reading everybody’s', async () => {
    const { rows } = await database().db.execute(sql`
      select i.indexrelid::regclass::text as name, a.attname as first
      from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid in ('attempt_event'::regclass, 'transaction_event'::regclass)
      order by 1`)
    expect(rows.map(({ first }) => first)).toEqual(['attempt_id', 'transaction_id'])
  })

  test('the terms of an attempt are frozen', async () => {
    const scene = await openLedger(database().db)
    const { id } = await startPaying(scene, await request(scene))
    for (const change of [
      sql`amount = amount + 1`,
      sql`fee = 0`,
      sql`currency = 'USD'`,
      sql`gateway_code = 'knet'`,
      sql`track_id = '1'`,
      sql`gateway_payment_id = 'another'`,
      sql`gateway_payment_id = null`,
      sql`operation = 'authorize'`,
      sql`public_id = 'another'`,
      sql`transaction_id = transaction_id + 1`,
      sql`merchant_id = merchant_id + 1`,
      sql`created_at = now()`,
    ]) {
      expect(await stoppedBy(scene.db, sql`update attempt set ${change} where id = ${id}`)).toBe(FROZEN)
    }
  })

  test('money of an attempt never goes backwards', async () => {
    const scene = await openLedger(database().db)
    const attempt = await startPaying(scene, await request(scene))
    await scene.ledger.applyEvidence({
      ...attempt,
      evidence: [scene.bank.captures(attempt.trackId)],
      source: 'inquiry',
    })
    const hold = await held(scene)
    await operate(scene, hold.publicId, { kind: 'void' })
    for (const [column, id] of [
      ['captured', attempt.id],
      ['fee_captured', attempt.id],
      ['voided', hold.attempt.id],
    ] as const) {
      const change = sql`${sql.identifier(column)} = ${sql.identifier(column)} - 1`
      expect(await stoppedBy(scene.db, sql`update attempt set ${change} where id = ${id}`)).toBe(FROZEN)
    }
    await expectLedgerClean(scene.db)
  })

  test('a state changes only along an arrow, and only by the event of that arrow', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const { id } = await startPaying(scene, publicId)
    const moveAttempt = (event: string, state: string) =>
      stoppedBy(scene.db, sql`update attempt set state = ${state}, state_event = ${event} where id = ${id}`)
    expect(await moveAttempt('capture.requested', 'capturing')).toBe(ILLEGAL_TRANSITION)
    expect(await moveAttempt('gateway.failed', 'canceled')).toBe(ILLEGAL_TRANSITION)
    const transaction = await transactionOf(scene, publicId)
    const moveTransaction = (event: string, state: string) =>
      stoppedBy(
        scene.db,
        sql`update payment_transaction set state = ${state}, state_event = ${event} where id = ${transaction.id}`,
      )
    expect(await moveTransaction('merchant.renewed', 'created')).toBe(ILLEGAL_TRANSITION)
    expect(await moveTransaction('money.captured', 'paid')).toBe('transaction_winner')
  })

  test('an attempt and a transaction begin as created, without money', async () => {
    const scene = await openLedger(database().db)
    const { id } = await transactionOf(scene, await request(scene))
    const insertAttempt = (columns: SQL, values: SQL) =>
      stoppedBy(
        scene.db,
        sql`insert into attempt (merchant_id, transaction_id, public_id, gateway_code, track_id, operation, currency, amount,
            session_expires_at, state_changed_at, created_at, ${columns})
          values (${scene.merchantId}, ${id}, ${`x${id}`}, 'card', ${`x${id}`}, 'purchase', 'KWD', 1, now(), now(), now(), ${values})`,
      )
    expect(await insertAttempt(sql`state`, sql`'pending'`)).toBe(ILLEGAL_TRANSITION)
    expect(await insertAttempt(sql`quarantined`, sql`1`)).toBe(ILLEGAL_TRANSITION)
    expect(await insertAttempt(sql`is_winner`, sql`true`)).toBe(ILLEGAL_TRANSITION)
    const expired = sql`
      insert into payment_transaction (merchant_id, public_id, plugin, unit_key, currency, amount, pg_codes, state, state_changed_at, created_at)
      values (${scene.merchantId}, ${`y${id}`}, 'payment_request', 'main', 'KWD', 1, '{card}', 'expired', now(), now())`
    expect(await stoppedBy(scene.db, expired)).toBe(ILLEGAL_TRANSITION)
  })

  test('what a paid transaction is, and what paid it, is frozen', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    await scene.ledger.applyEvidence({
      ...attempt,
      evidence: [scene.bank.captures(attempt.trackId)],
      source: 'inquiry',
    })
    const other = await startPaying(scene, await request(scene))
    const { id } = await transactionOf(scene, publicId)
    for (const change of [
      sql`amount = 1`,
      sql`paid_attempt_id = ${other.id}`,
      sql`currency = 'USD'`,
      sql`plugin = 'bulk'`,
    ]) {
      expect(await stoppedBy(scene.db, sql`update payment_transaction set ${change} where id = ${id}`)).toBe(
        FROZEN,
      )
    }
  })

  test('a transaction can only be paid by an attempt of its own', async () => {
    const scene = await openLedger(database().db)
    const other = await startPaying(scene, await request(scene))
    const publicId = await request(scene)
    await startPaying(scene, publicId)
    const { id } = await transactionOf(scene, publicId)
    const steal = sql`update payment_transaction
      set state = 'paid', state_event = 'money.captured', paid_attempt_id = ${other.id} where id = ${id}`
    expect(await stoppedBy(scene.db, steal)).toBe('transaction_paid_attempt')
  })

  test('the histories, the money log and the audit log are append-only, and nothing of the books is deleted', async () => {
    const scene = await openLedger(database().db)
    const attempt = await startPaying(scene, await request(scene))
    await scene.ledger.applyEvidence({
      ...attempt,
      evidence: [scene.bank.captures(attempt.trackId)],
      source: 'inquiry',
    })
    await scene.db
      .insert(audit)
      .values({ merchantId: scene.merchantId, actor: 'somebody', action: 'thing.done', object: 'a thing' })
    for (const table of [
      'money_event',
      'attempt_event',
      'transaction_event',
      'audit',
      'attempt_edge',
      'transaction_edge',
    ]) {
      const name = sql.identifier(table)
      const column = sql.identifier(
        table === 'audit' ? 'actor' : table.endsWith('edge') ? 'to_state' : 'source',
      )
      expect([table, await stoppedBy(scene.db, sql`update ${name} set ${column} = 'x'`)]).toEqual([
        table,
        APPEND_ONLY,
      ])
    }
    for (const table of [
      'money_event',
      'attempt_event',
      'transaction_event',
      'audit',
      'attempt',
      'payment_transaction',
      'money_operation',
    ]) {
      const name = sql.identifier(table)
      expect([table, await stoppedBy(scene.db, sql`delete from ${name}`)]).toEqual([table, APPEND_ONLY])
      expect([table, await stoppedBy(scene.db, sql`truncate ${name} cascade`)]).toEqual([table, APPEND_ONLY])
    }
  })

  test('at most one attempt of a transaction is live, and at most one wins', async () => {
    const scene = await openLedger(database().db)
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    const second = (track: string) => sql`
      insert into attempt (merchant_id, transaction_id, public_id, gateway_code, track_id, operation, currency, amount,
        session_expires_at, state_changed_at, created_at)
      values (${scene.merchantId}, ${attempt.transactionId}, ${track}, 'knet', ${track}, 'purchase', 'KWD', 1, now(), now(), now())`
    expect(await stoppedBy(scene.db, second(`t${attempt.id}`))).toBe('attempt_one_live')
    await scene.ledger.applyEvidence({
      ...attempt,
      evidence: [scene.bank.captures(attempt.trackId)],
      source: 'inquiry',
    })
    expect(await stoppedBy(scene.db, second(`u${attempt.id}`))).toBe(null)
    const win = sql`update attempt set is_winner = true where track_id = ${`u${attempt.id}`}`
    expect(await stoppedBy(scene.db, win)).toBe('attempt_one_winner')
    await scene.db.execute(
      sql`update attempt set state = 'canceled', state_event = 'attempt.superseded' where track_id = ${`u${attempt.id}`}`,
    )
  })

  test('over-refund, over-capture and success without money cannot be stored', async () => {
    const scene = await openLedger(database().db)
    const attempt = await startPaying(scene, await request(scene))
    const set = (change: SQL) =>
      stoppedBy(scene.db, sql`update attempt set ${change} where id = ${attempt.id}`)
    expect(await set(sql`refund_reserved = 1`)).toBe('attempt_refund_limit')
    const reserved = sql`authorized = 5, capture_reserved = 3, state = 'authorized', state_event = 'money.authorized'`
    expect(await set(sql`${reserved}, captured = 3`)).toBe('attempt_capture_limit')
    expect(await set(sql`${reserved}, voided = 3`)).toBe('attempt_void_limit')
    expect(await set(sql`state = 'success', state_event = 'money.captured'`)).toBe(
      'attempt_success_has_money',
    )
    expect(await set(sql`captured = 1`)).toBe('attempt_money_has_success')
    expect(await set(sql`quarantined = -1`)).not.toBe(null)
  })

  test('one operation of a gateway counts once', async () => {
    const scene = await openLedger(database().db)
    const { id } = await startPaying(scene, await request(scene))
    const count = (minor: number, disposition: string) =>
      stoppedBy(
        scene.db,
        sql`insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source)
          values (${scene.merchantId}, ${id}, 'capture', ${minor}, 'KWD', 'C1', ${disposition}, 'callback')`,
      )
    expect(await count(1, 'quarantined')).toBe(null)
    expect(await count(1, 'quarantined')).toBe('money_event_once')
    expect(await count(2, 'surplus')).toBe(null)
    expect(await count(3, 'counted')).toBe('money_event_counted_once')
  })

  test('one key of a scope is held once, and one press of a request makes one attempt', async () => {
    const scene = await openLedger(database().db)
    const hold = sql`insert into idempotency (merchant_id, scope, key, request_hash, locked_until, created_at)
      values (${scene.merchantId}, 'pay:1', 'a-key', 'same', now(), now())`
    expect(await stoppedBy(scene.db, hold)).toBe(null)
    expect(await stoppedBy(scene.db, hold)).toBe('idempotency_once')
    const { id, trackId } = await startPaying(scene, await request(scene), { idempotencyKey: 'a-key' })
    await deliver(scene, scene.bank.declines(trackId))
    const again = sql`insert into attempt (merchant_id, transaction_id, public_id, gateway_code, track_id, operation,
        currency, amount, state_changed_at, session_expires_at, created_at, idempotency_key)
      select merchant_id, transaction_id, public_id || '2', gateway_code, track_id || '2', operation,
        currency, amount, now(), now(), now(), idempotency_key from attempt where id = ${id}`
    expect(await stoppedBy(scene.db, again)).toBe('attempt_idempotency')
  })

  test('the guards do not depend on the caller, whose search path may be anything', async () => {
    const scene = await openLedger(database().db)
    const attempt = await startPaying(scene, await request(scene))
    const moved = await scene.db.transaction(async (tx) => {
      await tx.execute(sql`set local search_path = pg_catalog`)
      await tx.execute(
        sql`update public.attempt set state = 'failed', state_event = 'gateway.failed', proven_unpaid = true, next_inquiry_at = null
          where id = ${attempt.id}`,
      )
      return tx.execute(
        sql`select to_state, event, source from public.attempt_event where attempt_id = ${attempt.id} order by id`,
      )
    })
    expect(moved.rows).toEqual([
      { to_state: 'created', event: 'attempt.created', source: 'pay' },
      { to_state: 'submitting', event: 'session.requested', source: 'pay' },
      { to_state: 'pending', event: 'session.opened', source: 'session' },
      { to_state: 'failed', event: 'gateway.failed', source: 'session' },
    ])
  })
})
