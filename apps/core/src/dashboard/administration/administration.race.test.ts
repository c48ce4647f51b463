import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedInStaff } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerRequest } from '../../kernel/permission-requests/answer-request.service.ts'
import { requestPermission } from '../../kernel/permission-requests/request-permission.service.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import { addApiKey, mostOpenKeys } from './api-keys/api-keys.service.ts'
import { changeGateway } from './gateways/gateways.service.ts'

const rounds = 5

eachEngine((database) => {
  async function scene() {
    const ledger = await openLedger(database().db)
    const { db, clock, merchantId } = ledger
    const owner = async (): Promise<Staff> => ({
      ...(await signedInStaff({ db, now: () => clock.now() }, { merchantId, isSuperuser: true })),
      name: { en: 'x', ar: 'x' },
      isSuperuser: true,
      permissions: new Set(),
      places: null,
      sections: new Set(),
      confirmedAt: clock.now(),
    })
    return { db, clock, merchantId, owner, deps: { db, clock }, request: () => request(ledger) }
  }
  const by = (staff: Staff) => ({ staff, requestId: 'race', network: null })

  test('of four who change a gateway at once one does, and the history has one change', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, deps, merchantId, owner } = await scene()
      const gateways = { find: () => null, names: [] }
      const staff = await owner()
      const wish = {
        active: true,
        name_ar: 'بطاقة',
        verb_en: 'Pay',
        verb_ar: 'ادفع',
        next_step_en: '',
        next_step_ar: '',
        terms: [{ currency_code: 'KWD', fee: '', minimum: '', maximum: '' }],
        units: [],
      }
      const { rows: before } = await db.execute<{ revision: number }>(
        sql`select revision from gateway where merchant_id = ${merchantId} and code = 'card'`,
      )
      const revision = before[0]?.revision ?? -1
      const change = (name_en: string) =>
        changeGateway({ ...deps, gateways }, by(staff), {
          code: 'card',
          revision,
          wish: { ...wish, name_en },
        })
      const done = await Promise.all(['One', 'Two', 'Three', 'Four'].map(change))
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      const { rows } = await db.execute(
        sql`select 1 from audit where merchant_id = ${merchantId} and action = 'gateway.changed'`,
      )
      expect(rows).toHaveLength(1)
    }
  })

  test('of keys made at once none is past the limit', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, deps, merchantId, owner } = await scene()
      await db.execute(sql`
        insert into api_key (merchant_id, key_id, name, secret_hash, scopes, created_by, created_at)
        select ${merchantId}, 'race-' || ${merchantId}::text || '-' || n, 'x', 'x', '{transactions:read}', 'x', now()
        from generate_series(1, ${mostOpenKeys - 1}::int) n`)
      const staff = await owner()
      const wish = { name: 'Shop', scopes: ['transactions:read'], days: null }
      const made = await Promise.all([1, 2, 3, 4].map(() => addApiKey(deps, by(staff), wish)))
      expect(made.filter(({ ok }) => ok)).toHaveLength(1)
    }
  })

  test('of a yes and a no at once one is the answer', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, deps, merchantId, owner, request: aRequest } = await scene()
      const [asker, one, other] = [await owner(), await owner(), await owner()]
      await requestPermission(deps)(asker, {
        permission: 'payment.edit',
        object: await aRequest(),
        plugin: 'payment_request',
      })
      const { rows } = await db.execute<{ public_id: string }>(
        sql`select public_id from permission_request where merchant_id = ${merchantId}`,
      )
      const answering = { publicId: rows[0]?.public_id ?? '', reason: null, requestId: 'race' }
      const answer = answerRequest(deps)
      const done = await Promise.all([
        answer(one, { ...answering, answer: 'approve' }),
        answer(other, { ...answering, answer: 'decline' }),
      ])
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      expect(done).toContainEqual({ ok: false, error: 'answered' })
    }
  })
})
