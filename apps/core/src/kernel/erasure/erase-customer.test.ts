import { eachEngine } from '@wasl/tests/support/database'
import { press, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { audit } from '../audit/audit.schema.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findLedgerFaults } from '../ledger/books/invariants.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { addCustomer } from '../merchants/merchants.service.ts'
import { customer } from '../merchants/merchants.schema.ts'
import { openTelling, type TellingScene } from '../messages/messages.fixtures.ts'
import { message } from '../messages/messages.schema.ts'
import { emptyCustomers, emptyMessages } from './erase.store.ts'
import { eraseCustomer } from './erase-customer.service.ts'
import { customersOf } from './person.store.ts'
import { whoSays } from './erasure.fixtures.ts'
import { erase, files, known, pay, person, said } from './mariam.fixtures.ts'

/** Statements that wait for somebody's lock. */
async function waiting(db: TellingScene['db']): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

eachEngine((database, kind) => {
  test('after an erasure no table says who it was, and the books are what they were', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    const { customerId, paid, kept } = await known(scene)
    await pay(scene, paid)
    const [row] = await db.select().from(paymentTransaction).where(eq(paymentTransaction.publicId, paid))
    await inTransaction(db, (tx) =>
      recordAudit(
        tx,
        {
          merchantId,
          actor: 'clerk',
          action: 'transaction.edited',
          object: `transaction:${row?.id}`,
          detail: {
            before: {
              amount: '1.000 KWD',
              customer_email: 'old.mariam@example.com',
              remarks: ['Mariam Ventura'],
            },
            after: { amount: '2.000 KWD', customer_phone: '+96555512345', extra: { guest: 'Mariam' } },
            fields: ['amount'],
          },
        },
        scene.clock.now(),
      ),
    )
    const stray = await inTransaction(db, (tx) =>
      addCustomer(tx, { merchantId, nameEn: person.nameEn, email: 'old.mariam@example.com' }),
    )
    const totals = () =>
      db.execute(sql`select * from transaction_total where merchant_id = ${merchantId} order by 1, 2, 3, 4`)
    await scene.hear()
    const before = await totals()
    expect((await whoSays(db, said)).length).toBeGreaterThan(10)

    const done = await erase(scene, customerId)

    expect(done).toMatchObject({ ok: true, value: { counts: { customers: 2, requests: 1, files: 1 } } })
    await scene.hear()
    expect(await whoSays(db, [...said, 'old.mariam', 'loyal-4711'])).toEqual([])
    expect(await files.read(kept.sha256)).toBeNull()
    expect((await totals()).rows).toEqual(before.rows)
    expect(await findLedgerFaults(db)).toEqual([])
    const [after] = await db.select().from(paymentTransaction).where(eq(paymentTransaction.publicId, paid))
    expect(after).toMatchObject({
      state: 'cod',
      amount: row?.amount,
      orderNo: row?.orderNo,
      descriptionEn: 'Dates for •••',
      customerId,
    })
    const entries = await db
      .select()
      .from(audit)
      .where(and(eq(audit.merchantId, merchantId), eq(audit.action, 'transaction.edited')))
    expect(entries.map(({ actor, detail }) => ({ actor, detail }))).toEqual([
      {
        actor: 'clerk',
        detail: { before: { amount: '1.000 KWD' }, after: { amount: '2.000 KWD' }, fields: ['amount'] },
      },
    ])
    const rows = await db.select().from(customer).where(eq(customer.id, stray))
    expect(rows).toMatchObject([{ nameEn: null, email: null, erasedAt: scene.clock.now() }])
  })

  test('somebody else with the same name keeps it, and what only mentions the address loses just that', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    const { customerId } = await known(scene)
    const other = await inTransaction(db, (tx) =>
      addCustomer(tx, { merchantId, nameEn: person.nameEn, email: 'another@example.com' }),
    )
    const theirs = await request(scene, {
      customerId: other,
      descriptionEn: 'For Mariam Ventura',
      remarks: [{ label_en: 'Copy to', label_ar: 'نسخة إلى', value: `${person.email} please` }],
    })
    await erase(scene, customerId)
    const [row] = await db.select().from(paymentTransaction).where(eq(paymentTransaction.publicId, theirs))
    expect(row?.remarks).toEqual([{ label_en: 'Copy to', label_ar: 'نسخة إلى', value: '••• please' }])
    const [kept] = await db.select().from(customer).where(eq(customer.id, other))
    expect(kept).toMatchObject({ nameEn: person.nameEn, email: 'another@example.com', erasedAt: null })
  })

  test('another merchant’s customer of the same address stays', async () => {
    const scene = await openTelling(database().db)
    const { customerId } = await known(scene)
    const elsewhere = await openTelling(database().db)
    const theirs = await inTransaction(scene.db, (tx) =>
      addCustomer(tx, { merchantId: elsewhere.merchantId, ...person }),
    )
    await erase(scene, customerId)
    const [row] = await scene.db.select().from(customer).where(eq(customer.id, theirs))
    expect(row).toMatchObject(person)
    expect(
      await eraseCustomer(
        { ...scene, files },
        { merchantId: scene.merchantId, customerId: theirs, reason: 'asked', actor: 'x' },
      ),
    ).toEqual({
      ok: false,
      error: 'notFound',
    })
    await erase(elsewhere, theirs)
  })

  test('while money may be moving nobody is erased', async () => {
    const scene = await openTelling(database().db)
    const { customerId, paid } = await known(scene)
    const pressed = await scene.ledger.pay(press(scene, paid, { gatewayCode: 'card' }))
    expect(pressed.ok).toBe(true)
    expect(await erase(scene, customerId)).toEqual({ ok: false, error: 'inFlight' })
    expect((await whoSays(scene.db, ['mariam.ventura@'])).length).toBeGreaterThan(0)
  })

  test('a payment that begins while its customer is erased begins after it', async () => {
    if (kind !== 'postgres') return
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    const { customerId, paid } = await known(scene)
    // Typed by the payer of an earlier bill: the erasure looks for somebody left behind under it.
    const additionalPhone = '+96566112233'
    const earlier = await scene.ledger.pay(press(scene, paid, { gatewayCode: 'cod', additionalPhone }))
    expect(earlier.ok).toBe(true)
    const auntId = await inTransaction(db, (tx) =>
      addCustomer(tx, { merchantId, nameEn: 'Aunt', phone: additionalPhone }),
    )
    const open = await request(scene, { customerId })
    const held = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    // The erasure has looked for money on its way, and waits for that row.
    const holding = inTransaction(db, async (tx) => {
      await tx.execute(
        sql`select id from customer where merchant_id = ${merchantId} and id = ${auntId} for update`,
      )
      held.resolve()
      await release.promise
    })
    await held.promise
    const erasing = erase(scene, customerId)
    await expect.poll(() => waiting(db)).toBe(1)
    const paying = scene.ledger.pay(press(scene, open, { gatewayCode: 'card' }))
    await expect.poll(() => waiting(db)).toBe(2)
    release.resolve()
    await holding
    expect(await erasing).toMatchObject({ ok: true })
    const pressed = await paying
    expect(pressed.ok).toBe(true)
    // Had it begun in between, the way to its bank would have been taken from it.
    const { rows } = await db.execute(sql`
      select count(*)::int as ways from attempt where merchant_id = ${merchantId} and redirect_url is not null`)
    expect(rows).toEqual([{ ways: 1 }])
    expect(await findLedgerFaults(db)).toEqual([])
  })

  test('two who erase at once: one does, and the other finds nobody', async () => {
    const scene = await openTelling(database().db)
    const { customerId } = await known(scene)
    const both = await Promise.all([erase(scene, customerId), erase(scene, customerId)])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'notFound' })
  })

  test('a message that is being written while its customer is erased tells nobody’s address', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    const { customerId } = await known(scene)
    await request(scene, { customerId, notifications: { email: ['created'] } })
    await inTransaction(db, (tx) =>
      emptyMessages(tx, { merchantId, publicIds: [], recipients: [person.email] }),
    )
    const held = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const erasing = inTransaction(db, async (tx) => {
      await customersOf(tx, { merchantId, customerId }, 'update')
      held.resolve()
      await release.promise
      await emptyCustomers(tx, { merchantId, ids: [customerId], now: scene.clock.now() })
    })
    await held.promise
    const hearing = scene.hear()
    if (kind === 'postgres') await expect.poll(() => waiting(db)).toBeGreaterThan(0)
    release.resolve()
    await Promise.all([erasing, hearing])
    const rows = await db.select().from(message).where(eq(message.merchantId, merchantId))
    expect(rows.filter(({ recipient, text }) => /mariam/i.test(`${recipient} ${text}`))).toEqual([])
  })

  test('the history refuses every other change, and whoever names an old erasure', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    const { customerId } = await known(scene)
    await erase(scene, customerId)
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from customer_erasure where merchant_id = ${merchantId}`,
    )
    const change = (set: ReturnType<typeof sql>) =>
      db.execute(sql`update audit set ${set} where merchant_id = ${merchantId}`)
    await expect(change(sql`detail = '{}'`)).rejects.toMatchObject({ cause: { code: 'WL003' } })
    await expect(change(sql`detail = '{}', erased_by = ${rows[0]?.id}`)).rejects.toMatchObject({
      cause: { code: 'WL003' },
    })
  })
})
