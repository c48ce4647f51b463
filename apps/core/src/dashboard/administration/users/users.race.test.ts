import { eachEngine } from '@wasl/tests/support/database'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { cheapPasswords, signedInStaff, type SignedIn } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authDeps } from '../../../auth/auth-setup.ts'
import { forgotPassword } from '../../../auth/forgot-password.service.ts'
import type { By } from '../../../kernel/administered/by.ts'
import { removeRole } from '../roles/roles.service.ts'
import { insertRole } from '../roles/roles.store.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { saveUser } from './save-user.service.ts'
import { disableUser } from './user-doors.service.ts'

const rounds = 5

eachEngine((database) => {
  async function scene() {
    const { db, clock, merchantId } = await openLedger(database().db)
    const deps = { db, clock, mailing: { publicUrl: 'http://localhost:4000', mailsAre: 'kept' } } as const
    const auth = authDeps({
      ...deps,
      log: quietLog,
      config: { key: 'a-secret-of-the-tests-that-is-long-enough' },
      passwordCost: cheapPasswords,
      codeOf: undefined,
    })
    const desk = { db, now: () => clock.now() }
    const person = (isSuperuser: boolean) => signedInStaff(desk, { merchantId, isSuperuser })
    const by = (who: SignedIn): By => ({
      staff: {
        ...who,
        name: { en: 'x', ar: 'x' },
        isSuperuser: true,
        permissions: new Set(),
        places: null,
        sections: new Set(),
        confirmedAt: clock.now(),
      },
      requestId: 'race',
      network: null,
    })
    const wish = {
      email: 'x@staff.example',
      name_en: 'x',
      name_ar: 'x',
      language: 'en',
      one_time_code: false,
      is_superuser: false,
      sections: [],
      permissions: [],
      roles: [] as string[],
      places: null,
      revision: 0,
    } as const
    const demote = (who: SignedIn, whom: SignedIn) =>
      saveUser(deps, by(who), { ...wish, roles: [], sections: [], permissions: [], userId: whom.userId })
    const disable = (who: SignedIn, whom: SignedIn) => disableUser(deps, by(who), whom.userId)
    const owners = async () => {
      const { rows } = await db.execute(
        sql`select id from staff_user where merchant_id = ${merchantId} and is_superuser and disabled_at is null`,
      )
      return rows.length
    }
    return { db, clock, deps, auth, merchantId, person, by, wish, demote, disable, owners }
  }

  test('two owners who take it from each other at once leave one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { person, demote, owners } = await scene()
      const [one, other] = [await person(true), await person(true)]
      const done = await Promise.all([demote(one, other), demote(other, one)])
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await owners()).toBe(1)
    }
  })

  test('two owners who disable each other at once leave one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { person, disable, owners } = await scene()
      const [one, other] = [await person(true), await person(true)]
      const done = await Promise.all([disable(one, other), disable(other, one)])
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await owners()).toBe(1)
    }
  })

  test('a role is given or deleted, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, clock, deps, merchantId, person, by, wish } = await scene()
      const [boss, user] = [await person(true), await person(false)]
      const at = { createdAt: clock.now(), updatedAt: clock.now() }
      const names = { nameEn: 'Desk', nameAr: 'مكتب', permissions: ['payment.create'] }
      const role = await inTransaction(db, (tx) =>
        insertRole(tx, { ...names, merchantId, publicId: newPublicId(), ...at }),
      )
      const [given, removed] = await Promise.all([
        saveUser(deps, by(boss), {
          ...wish,
          sections: [],
          permissions: [],
          roles: [role.publicId],
          userId: user.userId,
        }),
        removeRole(deps, by(boss), role.publicId),
      ])
      expect([given.ok, removed.ok].filter(Boolean)).toHaveLength(1)
    }
  })

  test('a link asked for while an administrator changes the address goes to the new one, or opens no more', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, deps, auth, merchantId, person, by, wish } = await scene()
      const [boss, user] = [await person(true), await person(false)]
      const asked = {
        merchantId,
        username: user.username,
        network: null,
        device: null,
        language: 'en',
      } as const
      const change = { ...wish, sections: [], permissions: [], roles: [], email: 'moved@staff.example' }
      await Promise.all([
        ...[1, 2].map(() => forgotPassword(auth, { ...asked, requestId: 'race' })),
        saveUser(deps, by(boss), { ...change, userId: user.userId }),
      ])
      const { rows } = await db.execute(
        sql`select (select count(*)::int from password_reset where user_id = ${user.userId} and used_at is null) as open,
          (select count(*)::int from message where merchant_id = ${merchantId} and occasion = 'password_reset'
            and recipient = 'moved@staff.example') as mailed`,
      )
      expect(rows[0]?.['open']).toBe(rows[0]?.['mailed'])
    }
  })
})
