import { eachEngine } from '@wasl/tests/support/database'
import { press, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addCustomer } from '../merchants/merchants.service.ts'
import { customer, merchant } from '../merchants/merchants.schema.ts'
import { openTelling, type TellingScene } from '../messages/messages.fixtures.ts'
import { forgetCustomers } from './retention.service.ts'

const aDay = 86_400_000
const noFiles = {
  put: async () => ({ sha256: '', bytes: 0 }),
  read: async () => null,
  remove: async () => {},
  generated: { write: async () => ({ bytes: 0 }), open: async () => null, remove: async () => {} },
}

const forget = (scene: TellingScene) => forgetCustomers({ ...scene, files: noFiles, log: quietLog })

const keepFor = (scene: TellingScene, retentionDays: number | null) =>
  scene.db.update(merchant).set({ retentionDays }).where(eq(merchant.id, scene.merchantId))

const names = async ({ db, merchantId }: TellingScene) => {
  const rows = await db
    .select()
    .from(customer)
    .where(eq(customer.merchantId, merchantId))
    .orderBy(customer.id)
  return rows.map(({ nameEn, erasedAt }) => nameEn ?? (erasedAt ? 'erased' : 'nobody'))
}

const add = (scene: TellingScene, nameEn: string, email: string) =>
  inTransaction(scene.db, (tx) =>
    addCustomer(tx, { merchantId: scene.merchantId, nameEn, email, createdAt: scene.clock.now() }),
  )

eachEngine((database) => {
  test('a merchant that keeps its customers keeps them', async () => {
    const scene = await openTelling(database().db)
    scene.clock.advance(4_000 * aDay)
    expect(await forget(scene)).toBe(0)
    expect(await names(scene)).toEqual(['Noura'])
  })

  test('whoever was asked for nothing in the days of keeping is erased, and nobody else', async () => {
    const scene = await openTelling(database().db)
    await scene.db
      .update(customer)
      .set({ createdAt: scene.clock.now() })
      .where(eq(customer.merchantId, scene.merchantId))
    await keepFor(scene, 30)
    const asked = await add(scene, 'Asked', 'asked@example.com')
    const waitedFor = await add(scene, 'Waited for', 'waited@example.com')
    await request(scene, {
      customerId: waitedFor,
      expiresAt: new Date(scene.clock.now().getTime() + 90 * aDay),
    })
    scene.clock.advance(29 * aDay)
    await request(scene, { customerId: asked })
    await add(scene, 'New', 'new@example.com')
    expect(await forget(scene)).toBe(0)
    scene.clock.advance(2 * aDay)
    expect(await forget(scene)).toBe(1)
    expect(await names(scene)).toEqual(['erased', 'Asked', 'Waited for', 'New'])
    expect(await forget(scene)).toBe(0)
  })

  test('twenty who cannot be erased now keep nobody waiting', async () => {
    const scene = await openTelling(database().db)
    await keepFor(scene, 30)
    for (let number = 0; number < 20; number += 1) {
      const customerId = await add(scene, 'In flight', `flight${number}@example.com`)
      const asked = await request(scene, { customerId })
      await scene.ledger.pay(press(scene, asked, { gatewayCode: 'card' }))
    }
    await scene.db.execute(sql`alter table payment_transaction disable trigger user`)
    await scene.db.execute(
      sql`update payment_transaction set state = 'canceled' where merchant_id = ${scene.merchantId}`,
    )
    await scene.db.execute(sql`alter table payment_transaction enable trigger user`)
    await add(scene, 'Free', 'free@example.com')
    scene.clock.advance(31 * aDay)
    expect(await forget(scene)).toBe(1)
    expect((await names(scene)).at(-1)).toBe('erased')
  })

  test('an old row of somebody who came back stays with the new one', async () => {
    const scene = await openTelling(database().db)
    await keepFor(scene, 30)
    await scene.db
      .update(customer)
      .set({ createdAt: scene.clock.now() })
      .where(eq(customer.merchantId, scene.merchantId))
    scene.clock.advance(31 * aDay)
    await add(scene, 'Noura again', 'NOURA@example.com')
    await forget(scene)
    expect(await names(scene)).toEqual(['Noura', 'Noura again'])
    scene.clock.advance(31 * aDay)
    await forget(scene)
    expect(await names(scene)).toEqual(['erased', 'erased'])
  })
})
