import { databaseForTests } from '@wasl/tests/support/database'
import {
  deliver,
  openLedger,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { command, paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../notices/notices.schema.ts'
import { minutes } from './evidence/inquiry.domain.ts'

const database = databaseForTests()

/** States of one request in the notices for open dashboards only. */
async function told({ db, merchantId }: LedgerScene, publicId: string): Promise<unknown[]> {
  const rows = await db
    .select({ topic: outbox.topic, payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.merchantId, merchantId))
    .orderBy(asc(outbox.id))
  return rows
    .filter(({ topic, payload }) => topic === 'transaction.changed' && payload['transaction'] === publicId)
    .map(({ payload }) => payload['state'])
}

test('a page that is opened is told once: created becomes pending', async () => {
  const scene = await openLedger(database().db)
  const publicId = await request(scene)
  const ref = { merchantId: scene.merchantId, publicId }
  await scene.ledger.markSeen(ref)
  await scene.ledger.markSeen(ref)
  expect(await told(scene, publicId)).toEqual(['pending'])
})

test('paying is told: of a new request, and where another gateway is chosen', async () => {
  const scene = await openLedger(database().db)
  const publicId = await request(scene)
  const first = await startPaying(scene, publicId)
  await deliver(scene, scene.bank.declines(first.trackId))
  await startPaying(scene, publicId)
  await startPaying(scene, publicId, { gatewayCode: 'knet' })
  expect(await told(scene, publicId)).toEqual(['pending', 'attempted'])
})

test('a new expiry, a deletion and its undoing are told', async () => {
  const scene = await openLedger(database().db)
  const { clock, ledger, merchantId } = scene
  const publicId = await request(scene)
  clock.advance(minutes(25 * 60))
  await ledger.runJanitorOnce()
  const expiresAt = new Date(clock.now().getTime() + minutes(60))
  expect(await ledger.renewTransaction({ merchantId, publicId, expiresAt })).toMatchObject({ ok: true })
  expect(await told(scene, publicId)).toEqual(['created'])
  const row = await paid(scene)
  for (const isDeleted of [true, false])
    await ledger.deleteTransaction({ merchantId, publicId: row.publicId, actor: 'alia', isDeleted })
  expect(await told(scene, row.publicId)).toEqual(['pending', 'paid', 'paid'])
})

test('a refund is told when it is asked for, before its bank has answered', async () => {
  const scene = await openLedger(database().db)
  const { publicId } = await paid(scene)
  scene.bank.operations.answer = 'queued'
  await scene.ledger.operate(command(scene, publicId))
  expect(await told(scene, publicId)).toEqual(['pending', 'paid'])
})

test('an attempt whose bank cannot be asked ends with its time, and is told', async () => {
  const scene = await openLedger(database().db, { bank: { inquiry: false } })
  const publicId = await request(scene)
  scene.bank.state.session = 'silentBefore'
  await startPaying(scene, publicId)
  scene.clock.advance(minutes(40))
  await scene.ledger.runJanitorOnce()
  expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'attempted' })
  expect(await told(scene, publicId)).toEqual(['pending', 'attempted'])
})
