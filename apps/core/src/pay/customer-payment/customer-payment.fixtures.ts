import type { NewCustomerPayment } from '@wasl/contracts/core/pay/customer-payment.contract'
import { openLedger, press } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedInStaff } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { cashAdapter } from '../../kernel/gateways/cash/cash.adapter.ts'
import { merchant } from '../../kernel/merchants/merchants.schema.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import { insertCollector } from '../../kernel/restrictions/collectors.store.ts'
import { paymentRestriction } from '../../kernel/restrictions/restrictions.schema.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { createCodeHashes } from '../../kernel/codes/code-hash.ts'
import { counterOf } from './counter.service.ts'
import { createCustomerPayment, type CreateCustomerPayment } from './create-customer-payment.service.ts'

/** A merchant of its own with one open counter, where payers type who they are. */
export async function counterScene(own: Db) {
  const scene = await openLedger(own)
  const { db, clock, ledger, merchantId, bank } = scene
  await db
    .update(merchant)
    .set({ plugins: ['customer_payment', 'pos'], publicCollect: true })
    .where(sql`id = ${merchantId}`)
  const collectorId = newPublicId()
  await inTransaction(db, (tx) =>
    insertCollector(tx, {
      merchantId,
      publicId: collectorId,
      nameEn: 'Front desk',
      nameAr: 'الاستقبال',
      createdAt: clock.now(),
    }),
  )
  const adapters = new Map([
    ['scripted', bank.adapter],
    ['cod', cashAdapter],
  ])
  const gateways = { find: (name: string) => adapters.get(name) ?? null, names: [...adapters.keys()] }
  const hashes = createCodeHashes('a secret of the test')
  const deps = { db, clock, ledger, gateways, hashes, targets: { allowed: [], onlyAllowed: true } }
  const counter = async () => {
    const found = await counterOf(deps, { merchantId, staff: null, collectorId })
    if (!found.ok) throw new Error(found.error)
    return found.value
  }
  const staff = async (): Promise<Staff> => ({
    ...(await signedInStaff({ db, now: () => clock.now() }, { merchantId })),
    name: { en: 'x', ar: 'x' },
    isSuperuser: true,
    permissions: new Set(),
    places: null,
    sections: new Set(['pos']),
    confirmedAt: clock.now(),
  })
  const make = async (wish: Partial<NewCustomerPayment> = {}, more: Partial<CreateCustomerPayment> = {}) =>
    createCustomerPayment(deps, {
      counter: await counter(),
      wish: { amount: '5.000', currency_code: 'KWD', customer_phone: '5001 2345', ...wish },
      idempotencyKey: crypto.randomUUID(),
      requestId: 'request',
      origin: 'https://pay.example',
      ...more,
    })
  const made = async (...how: Parameters<typeof make>) => {
    const answer = await make(...how)
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.value.created.id
  }
  const restrict = async (wish: Partial<typeof paymentRestriction.$inferInsert>) => {
    const [row] = await db
      .insert(paymentRestriction)
      .values({
        merchantId,
        publicId: newPublicId(),
        name: 'Rule',
        scope: 'all',
        scopeOf: [],
        identifier: 'phone',
        list: 'none',
        currencies: [],
        gateways: [],
        days: [],
        createdBy: 'admin',
        createdAt: clock.now(),
        updatedAt: clock.now(),
        ...wish,
      })
      .returning()
    if (!row) throw new Error('the rule was not stored')
    return row
  }
  const pay = async (id: string, gatewayCode = 'card') => {
    const paid = await ledger.pay(press(scene, id, { gatewayCode }))
    return paid.ok ? 'began' : paid.error.kind
  }
  const hitsOf = async (id: number) =>
    (
      await db
        .select()
        .from(paymentRestriction)
        .where(sql`id = ${id}`)
    )[0]?.hits
  return { ...scene, deps, collectorId, counter, staff, make, made, restrict, pay, hitsOf }
}
