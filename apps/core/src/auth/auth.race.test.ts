import { eachEngine } from '@wasl/tests/support/database'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { cheapPasswords, signedInStaff } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findStaffUser, lockStaffUser, updateStaffUser } from '../kernel/people/people.store.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { askForCode } from './ask-for-code.service.ts'
import type { Origin } from './auth-deps.ts'
import { authDeps } from './auth-setup.ts'
import { forgotPassword } from './forgot-password.service.ts'
import { refreshTokens } from './refresh.service.ts'
import { resetPassword } from './reset-password.service.ts'
import { signIn } from './sign-in.service.ts'
import { resendOtp, verifyOtp } from './verify-otp.service.ts'

const rounds = 5
const password = 'Tall-Ship-41'
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

eachEngine((database) => {
  async function scene({ oneTimeCode = false } = {}) {
    const { db, clock, merchantId } = await openLedger(database().db)
    const deps = authDeps({
      db,
      clock,
      log: quietLog,
      config: { secret: 'a-secret-of-the-tests-that-is-long-enough' },
      mailing: { publicUrl: 'http://localhost:4000', mailsAre: 'kept' },
      passwordCost: cheapPasswords,
      codeOf: () => '123456',
    })
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
    const attempt = (given: string) => signIn(deps, { ...origin, username: staff.username, password: given })
    const sessions = async () => {
      const { rows } = await db.execute(
        sql`select id from staff_session where user_id = ${staff.userId} and ended_at is null`,
      )
      return rows.length
    }
    return { db, clock, deps, staff, origin, attempt, sessions }
  }

  const kindsOf = (outcomes: readonly ({ ok: true } | { ok: false; error: { kind: string } })[]) =>
    outcomes.map((outcome) => (outcome.ok ? 'accepted' : outcome.error.kind)).toSorted()

  test('fifty wrong passwords at once count as fifty: five are looked at', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { attempt } = await scene()
      const kinds = kindsOf(await times(50, (index) => attempt(`guess ${index}`)))
      expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(5)
      expect(kinds.filter((kind) => kind === 'tooMany')).toHaveLength(45)
    }
  })

  test('fifty codes at once count as fifty: five are looked at, and the right one afterwards is not', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { deps, staff, origin, attempt, sessions, db } = await scene({ oneTimeCode: true })
      const before = await sessions()
      const asked = await attempt(password)
      if (!asked.ok || asked.value.kind !== 'code') throw new Error('no code was asked for')
      const { challenge } = asked.value
      const guess = (code: string) =>
        verifyOtp(deps, { ...origin, username: staff.username, challenge, code })
      const kinds = kindsOf(await times(50, (index) => guess(String(200_000 + index))))
      expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(4)
      expect(kinds.filter((kind) => kind === 'over')).toHaveLength(46)
      const { rows } = await db.execute(
        sql`select failures from sign_in_throttle where merchant_id = ${staff.merchantId} and kind = 'code'`,
      )
      expect(rows).toEqual([{ failures: 5 }])
      expect(await guess('123456')).toEqual({ ok: false, error: { kind: 'over' } })
      expect(await sessions()).toBe(before)
    }
  })

  test('the right password eight times at once sends three codes, and only the last is worth anything', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { attempt, db, staff } = await scene({ oneTimeCode: true })
      const kinds = kindsOf(await times(8, () => attempt(password)))
      expect(kinds).toEqual([...Array<string>(3).fill('accepted'), ...Array<string>(5).fill('tooMany')])
      const { rows } = await db.execute(
        sql`select (select count(*)::int from otp_sending where user_id = ${staff.userId}) as sent,
          (select count(*)::int from otp_challenge where user_id = ${staff.userId}) as open`,
      )
      expect(rows).toEqual([{ sent: 3, open: 1 }])
    }
  })

  test('the last code that may be sent is sent once, asked for anew or by another sign-in', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { deps, staff, origin, attempt, db } = await scene({ oneTimeCode: true })
      await attempt(password)
      const asked = await attempt(password)
      if (!asked.ok || asked.value.kind !== 'code') throw new Error('no code was asked for')
      const { challenge } = asked.value
      const user = await findStaffUser(db, { merchantId: staff.merchantId, userId: staff.userId })
      if (!user) throw new Error('the user is gone')
      await Promise.all([
        askForCode(deps, { ...origin, user }),
        resendOtp(deps, { ...origin, username: staff.username, challenge }),
      ])
      const { rows } = await db.execute(
        sql`select count(*)::int as sent from otp_sending where user_id = ${staff.userId}`,
      )
      expect(rows).toEqual([{ sent: 3 }])
    }
  })

  test('the right code eight times at once opens one session', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { deps, staff, origin, attempt, sessions } = await scene({ oneTimeCode: true })
      const before = await sessions()
      const asked = await attempt(password)
      if (!asked.ok || asked.value.kind !== 'code') throw new Error('no code was asked for')
      const { challenge } = asked.value
      const outcomes = await times(8, () =>
        verifyOtp(deps, { ...origin, username: staff.username, challenge, code: '123456' }),
      )
      expect(kindsOf(outcomes)).toEqual(['accepted', ...Array<string>(7).fill('over')])
      expect(await sessions()).toBe(before + 1)
    }
  })

  test('a refresh token used eight times at once kills nothing; eight times later it kills once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { deps, staff, origin, clock, sessions, db } = await scene()
      const refresh = () => refreshTokens(deps, { ...origin, refresh: staff.refresh, isBackground: false })
      expect(kindsOf(await times(8, refresh))).toEqual(Array<string>(8).fill('accepted'))
      expect(await sessions()).toBe(1)
      clock.advance(10_001)
      expect(kindsOf(await times(8, refresh))).toEqual(Array<string>(8).fill('over'))
      expect(await sessions()).toBe(0)
      const { rows } = await db.execute(
        sql`select 1 from audit where action = 'session.reuse' and session_id = ${staff.sessionId}`,
      )
      expect(rows).toHaveLength(1)
    }
  })

  test('one link eight times at once sets one password', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { deps, staff, origin, db, attempt } = await scene()
      await forgotPassword(deps, { ...origin, username: staff.username })
      const { rows } = await db.execute<{ text: string }>(
        sql`select text from message where recipient = ${`${staff.username}@staff.example`}`,
      )
      const token = /#token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? ''
      const outcomes = await times(8, (index) => {
        const wish = { password: `Small-Boat-${index}`, confirmation: `Small-Boat-${index}` }
        return resetPassword(deps, { ...origin, ...wish, token, username: staff.username })
      })
      expect(kindsOf(outcomes)).toEqual(['accepted', ...Array<string>(7).fill('over')])
      const winner = outcomes.findIndex(({ ok }) => ok)
      expect(await attempt(`Small-Boat-${winner}`)).toMatchObject({ ok: true })
    }
  })
})
