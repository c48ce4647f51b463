import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedInStaff } from '@wasl/tests/support/staff'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentTransaction } from '../../kernel/ledger/ledger.schema.ts'
import { addCustomer } from '../../kernel/merchants/merchants.service.ts'
import { sendAgain } from '../../kernel/messages/send-again.service.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { editTransaction } from './list/edit/edit.service.ts'
import { addView, mostViews } from '../lists/views.service.ts'
import { operateOncePerPress } from './operations/once-per-press.service.ts'
import { staffAtRows } from './operations/staff-at-rows.fixtures.ts'

const rounds = 5
const eight = Array.from({ length: 8 }, (_, at) => `press-${at}`)

eachEngine((database) => {
  async function scene() {
    const opened = await openLedger(database().db)
    const { db, clock, merchantId } = opened
    const staff: Staff = {
      ...(await signedInStaff({ db, now: () => clock.now() }, { merchantId })),
      name: { en: 'x', ar: 'x' },
      isSuperuser: true,
      permissions: new Set(),
      places: null,
      sections: new Set(),
      confirmedAt: clock.now(),
    }
    return { db, clock, merchantId, staff, publicId: await request(opened) }
  }

  test('of eight who change one request at once one does', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, clock, staff, publicId } = await scene()
      const [row] = await db
        .select({ revision: paymentTransaction.revision })
        .from(paymentTransaction)
        .where(eq(paymentTransaction.publicId, publicId))
      const change = (value: string) =>
        editTransaction(
          { db, clock },
          {
            publicId,
            plugin: 'payment_request',
            staff,
            requestId: 'race',
            wish: { version: String(row?.revision), remarks: [{ label_en: 'A', label_ar: 'أ', value }] },
          },
        )
      const done = await Promise.all(eight.map(change))
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      expect(done.filter((one) => !one.ok && one.error.kind === 'changed')).toHaveLength(7)
    }
  })

  test('of views that are kept at once none is past the limit, and none has the name of another', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, clock, merchantId, staff } = await scene()
      const owner = { merchantId, userId: staff.userId }
      const add = (name: string) =>
        addView({ db, clock }, { ...owner, list: 'all' }, { name, query: {}, columns: [] })
      const same = await Promise.all(eight.map(() => add('Mine')))
      expect(same.filter(({ ok }) => ok)).toHaveLength(1)
      for (let n = 1; n < mostViews - 1; n += 1) await add(`View ${n}`)
      const last = await Promise.all(eight.map(add))
      expect(last.filter(({ ok }) => ok)).toHaveLength(1)
    }
  })

  test('one press carried eight times at once is one message, and eight presses are three', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, clock, merchantId, publicId } = await scene()
      const contact = { nameEn: 'Noura', nameAr: 'نورة', email: 'noura@example.com' }
      await inTransaction(db, async (tx) => {
        const customerId = await addCustomer(tx, { merchantId, ...contact })
        await tx
          .update(paymentTransaction)
          .set({ customerId })
          .where(eq(paymentTransaction.publicId, publicId))
      })
      const send = sendAgain({ db, clock, publicUrl: 'https://shop.example', carries: () => true })
      const press = (key: string) => send({ merchantId, publicId, channel: 'email', key, by: 'alia' })
      const written = async () => {
        const { rows } = await db.execute(
          sql`select 1 from message where merchant_id = ${merchantId} and transaction_id = ${publicId}`,
        )
        return rows.length
      }
      const same = await Promise.all(eight.map(() => press('one')))
      expect([same.every(({ ok }) => ok), await written()]).toEqual([true, 1])
      const others = await Promise.all(eight.map(press))
      expect([others.filter(({ ok }) => ok).length, await written()]).toEqual([2, 3])
      // The last of the hour is repeated: it was sent, and says so.
      expect(await press('one')).toMatchObject({ ok: true })
    }
  })
  test('one press on many rows carried eight times at once is worked on once, and answered alike', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const opened = await staffAtRows(database().db)
      const ids = [await request(opened), await request(opened)]
      const worked: string[] = []
      const ledger = {
        ...opened.deps.ledger,
        withdrawTransaction: (command: Parameters<typeof opened.ledger.withdrawTransaction>[0]) => {
          worked.push(command.publicId)
          return opened.ledger.withdrawTransaction(command)
        },
      }
      const wish = { staff: opened.staff, language: 'en', plugin: null, operation: 'delete', ids } as const
      const press = () => operateOncePerPress({ ...opened.deps, ledger }, { ...wish, key: 'one' })
      const answers = await Promise.all(eight.map(press))
      const done = answers.filter(({ ok }) => ok)
      expect([done.length > 0, worked.toSorted()]).toEqual([true, ids.toSorted()])
      const last = await press()
      expect(last).toMatchObject({ ok: true, value: { replayed: true, outcome: { status: 200 } } })
      for (const one of done) expect(one.ok && one.value.outcome).toEqual(last.ok && last.value.outcome)
    }
  })
})
