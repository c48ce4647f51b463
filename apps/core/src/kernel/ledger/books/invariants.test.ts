import { eachEngine } from '@wasl/tests/support/database'
import {
  deliver,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { compareBooks, findLedgerFaults } from './invariants.ts'
import type { BookedMoney } from './invariants.store.ts'
import { watchBooks } from './watch-books.service.ts'

class Undone extends Error {}

const guarded = [
  'attempt',
  'payment_transaction',
  'money_event',
  'attempt_event',
  'transaction_event',
  'money_operation',
]

/** One paid and one open request with all guards off, to be broken by a test; rolled back afterwards. */
async function faultsAfter(tx: Tx, breaks: readonly SQL[]): Promise<Found> {
  for (const table of guarded)
    await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
  const { rows: checks } = await tx.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype in ('c', 'f') and conrelid::regclass::text in ('attempt', 'payment_transaction', 'money_event', 'attempt_event', 'transaction_event')`)
  for (const { table, name } of checks) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  }
  for (const index of ['attempt_one_winner', 'attempt_one_live'])
    await tx.execute(sql`drop index ${sql.identifier(index)}`)
  for (const change of breaks) await tx.execute(change)
  // The transaction reads its own broken rows.
  const told: string[] = []
  const log = {
    error: (fields: object) => void told.push(numberOf(String(Reflect.get(fields, 'invariant')))),
  }
  await watchBooks({ db: tx, log })
  return { faults: [...new Set((await findLedgerFaults(tx)).map(numberOf))], told: [...new Set(told)] }
}

/** Found by the whole check, and by the one that runs with the server. */
type Found = { faults: string[]; told: string[] }

const numberOf = (fault: string): string => fault.split(' ')[0] ?? ''

eachEngine((database) => {
  const plant = async (breaks: (ids: { paid: number; open: number; merchantId: number }) => SQL[]) => {
    const scene = await openLedger(database().db)
    const paid = await startPaying(scene, await request(scene))
    await deliver(scene, scene.bank.captures(paid.trackId))
    const open = await startPaying(scene, await request(scene))
    await expectLedgerClean(scene.db)
    let found: Found = { faults: [], told: [] }
    const undone = scene.db.transaction(async (tx) => {
      found = await faultsAfter(tx, breaks({ paid: paid.id, open: open.id, merchantId: scene.merchantId }))
      throw new Undone()
    })
    await expect(undone).rejects.toThrow(Undone)
    await expectLedgerClean(scene.db)
    return found
  }

  test.each<[string, (ids: { paid: number; open: number; merchantId: number }) => SQL[], string[]]>([
    [
      'a paid transaction without a winner',
      ({ paid }) => [sql`update attempt set is_winner = false where id = ${paid}`],
      ['I1', 'I17'],
    ],
    [
      'two winners',
      ({ paid, open }) => [
        sql`update attempt set is_winner = true, transaction_id = (select transaction_id from attempt where id = ${paid}) where id = ${open}`,
      ],
      ['I3', 'I17'],
    ],
    [
      'a capture that is not in the log',
      ({ paid }) => [sql`update attempt set captured = captured + 1 where id = ${paid}`],
      ['I2', 'I16', 'I17'],
    ],
    [
      'a logged capture that is not on the attempt',
      ({ paid }) => [sql`update money_event set amount = amount + 1 where attempt_id = ${paid}`],
      ['I2'],
    ],
    [
      'a part of a hold that was given up without a word in the log',
      ({ paid }) => [sql`update attempt set voided = 1 where id = ${paid}`],
      ['I2'],
    ],
    [
      'a refund above the capture',
      ({ paid }) => [sql`update attempt set refunded = captured where id = ${paid}`],
      ['I4', 'I5', 'I16', 'I17'],
    ],
    [
      'a reservation without a refund',
      ({ paid }) => [sql`update attempt set refund_reserved = 1 where id = ${paid}`],
      ['I5'],
    ],
    [
      'a paid transaction nobody was told of',
      () => [sql`delete from outbox where topic = 'payment.captured'`],
      ['I6'],
    ],
    [
      'a state without its event',
      ({ open }) => [sql`update attempt set state = 'unknown' where id = ${open}`],
      ['I7'],
    ],
    [
      'a history with a step that is no arrow',
      ({ open }) => [
        sql`update attempt_event set to_state = 'canceled' where attempt_id = ${open} and to_state = 'submitting'`,
      ],
      ['I7'],
    ],
    [
      'a transaction whose history is not its state',
      ({ open }) => [
        sql`update payment_transaction set state = 'attempted' where id = (select transaction_id from attempt where id = ${open})`,
      ],
      ['I7', 'I16'],
    ],
    [
      'surplus money that nobody reviews',
      ({ paid }) => [sql`update money_event set disposition = 'surplus' where attempt_id = ${paid}`],
      ['I8'],
    ],
    [
      'quarantined money that nobody reviews',
      ({ open, merchantId }) => [
        sql`update attempt set quarantined = 1 where id = ${open}`,
        sql`insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source)
          values (${merchantId}, ${open}, 'capture', 1, 'KWD', 'x', 'quarantined', 'callback')`,
      ],
      ['I8'],
    ],
    [
      'money under a failure',
      ({ open, merchantId }) => [
        sql`update attempt set captured = 1 where id = ${open}`,
        sql`insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source)
          values (${merchantId}, ${open}, 'capture', 1, 'KWD', 'x', 'counted', 'callback')`,
      ],
      ['I9', 'I16', 'I17'],
    ],
    [
      'an open attempt nobody asks about',
      ({ open }) => [sql`update attempt set next_inquiry_at = null where id = ${open}`],
      ['I10'],
    ],
    [
      'a refund that was done and is not in the log',
      ({ paid, merchantId }) => [
        sql`update attempt set refunded = 1 where id = ${paid}`,
        operation({ paid, merchantId, kind: 'refund', state: 'done' }),
      ],
      ['I5', 'I16', 'I17'],
    ],
    [
      'a refund in the log that nobody asked for',
      ({ paid, merchantId }) => [
        sql`insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source)
          values (${merchantId}, ${paid}, 'refund', 1, 'KWD', 'x', 'counted', 'staff')`,
      ],
      ['I5'],
    ],
    [
      'a capture that was done and is not in the log',
      ({ paid, merchantId }) => [operation({ paid, merchantId, kind: 'capture', state: 'done' })],
      ['I5'],
    ],
    [
      'an open refund nobody asks about',
      ({ paid, merchantId }) => [
        sql`update attempt set refund_reserved = 1 where id = ${paid}`,
        operation({ paid, merchantId, kind: 'refund', state: 'unknown' }),
      ],
      ['I10'],
    ],
    [
      'money of another merchant',
      ({ paid, merchantId }) => [
        sql`update attempt_event set merchant_id = ${merchantId + 1_000} where attempt_id = ${paid}`,
      ],
      ['I13'],
    ],
    [
      'two attempts with one key',
      ({ paid, open }) => [
        sql`alter table attempt drop constraint attempt_idempotency`,
        sql`update attempt set idempotency_key = 'k' where id = ${paid}`,
        sql`update attempt set idempotency_key = 'k', transaction_id = (select transaction_id from attempt where id = ${paid}) where id = ${open}`,
      ],
      ['I14'],
    ],
  ])('%s is found', async (_what, breaks, expected) => {
    const ofAll = ['I16', 'I17']
    expect(await plant(breaks)).toEqual({
      faults: expected,
      told: expected.filter((invariant) => !ofAll.includes(invariant)),
    })
  })
})

eachEngine((database) => {
  test('while nothing is broken the running server has nothing to tell', async () => {
    const scene = await openLedger(database().db)
    const paid = await startPaying(scene, await request(scene))
    await deliver(scene, scene.bank.captures(paid.trackId))
    await startPaying(scene, await request(scene))
    expect(await watchBooks({ db: scene.db, log: { error: () => expect.unreachable() } })).toEqual([])
  })
})

const operation = (wish: { paid: number; merchantId: number; kind: string; state: string }): SQL => sql`
  insert into money_operation (merchant_id, attempt_id, public_id, kind, amount, state, idempotency_key, actor,
    gateway_reference, state_changed_at, created_at)
  values (${wish.merchantId}, ${wish.paid}, 'x', ${wish.kind}, 1, ${wish.state}, 'x', 'x', 'x', now(), now())`

const counted: BookedMoney = {
  trackId: '9',
  operationId: 'C1',
  kind: 'capture',
  minor: 49_000,
  currency: 'KWD',
  disposition: 'counted',
}
const taken = { trackId: '9', operationId: 'C1', kind: 'capture' as const, minor: 49_000, currency: 'KWD' }

test('I15: our books and the gateway’s book say the same', () => {
  expect(compareBooks([counted], [taken])).toEqual([])
  expect(compareBooks([], [taken])).toEqual([
    'I15 the gateway took what is not in our books once: 9 C1 capture 49000 KWD',
  ])
  expect(compareBooks([counted], [])).toEqual([
    'I15 our books count what the gateway did not take: 9 C1 capture 49000 KWD',
  ])
  expect(compareBooks([{ ...counted, disposition: 'surplus' }], [])).toHaveLength(1)
  expect(compareBooks([{ ...counted, minor: 1 }], [taken])).toHaveLength(2)
  expect(compareBooks([counted, counted], [taken])).toHaveLength(1)
})

test('I15: a quarantined claim may be a lie', () => {
  expect(compareBooks([{ ...counted, disposition: 'quarantined' }], [])).toEqual([])
})
