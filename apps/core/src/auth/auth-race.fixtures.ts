import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { cheapPasswords, signedInStaff } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { lockStaffUser, updateStaffUser } from '../kernel/people/people.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { authDeps } from './auth-setup.ts'
import { forgotPassword } from './forgot-password.service.ts'
import { resetPassword } from './reset-password.service.ts'
import { signIn } from './sign-in.service.ts'

export const password = 'Tall-Ship-41'

export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

export const kindsOf = (outcomes: readonly ({ ok: true } | { ok: false; error: { kind: string } })[]) =>
  outcomes.map((outcome) => (outcome.ok ? 'accepted' : outcome.error.kind)).toSorted()

/** Mails are kept, and every code is the same. */
export const depsOver = (
  { db, clock }: { db: Db; clock: Clock },
  passwordCost: Parameters<typeof authDeps>[0]['passwordCost'] = cheapPasswords,
): AuthDeps =>
  authDeps({
    db,
    clock,
    log: quietLog,
    config: { key: 'a-secret-of-the-tests-that-is-long-enough' },
    mailing: { publicUrl: 'http://localhost:4000', mailsAre: 'kept' },
    passwordCost,
    codeOf: () => '123456',
  })

/** A merchant with one user, who has a password, one session, and every way to change either. */
export async function authScene(database: Db, { oneTimeCode = false } = {}) {
  const { db, clock, merchantId } = await openLedger(database)
  const deps = depsOver({ db, clock })
  const staff = await signedInStaff({ db, now: () => clock.now() }, { merchantId })
  const passwordHash = await deps.passwords.hash(password)
  const ref = { merchantId, userId: staff.userId }
  await inTransaction(db, async (tx) => {
    await lockStaffUser(tx, ref)
    await updateStaffUser(tx, ref, { passwordHash })
  })
  if (oneTimeCode)
    await db.execute(sql`update staff_user set one_time_code = true where id = ${staff.userId}`)
  const origin: Origin = { merchantId, network: null, device: null, requestId: 'race', language: 'en' }
  const attempt = (given: string, by: AuthDeps = deps) =>
    signIn(by, { ...origin, username: staff.username, password: given })
  const sessions = async () => {
    const { rows } = await db.execute(
      sql`select id from staff_session where user_id = ${staff.userId} and ended_at is null`,
    )
    return rows.length
  }
  /** The token of a link that was just mailed. */
  const mailedLink = async () => {
    await forgotPassword(deps, { ...origin, username: staff.username })
    const { rows } = await db.execute<{ text: string }>(
      sql`select text from message where recipient = ${`${staff.username}@staff.example`}
        and occasion = 'password_reset' order by id desc limit 1`,
    )
    return /#token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  }
  const reset = (token: string, wanted: string) =>
    resetPassword(deps, {
      ...origin,
      token,
      username: staff.username,
      password: wanted,
      confirmation: wanted,
    })
  return { db, clock, deps, staff, ref, origin, attempt, sessions, mailedLink, reset }
}
