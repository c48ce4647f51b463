import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findSession } from '../kernel/people/sessions.store.ts'
import { updateStaffUser } from '../kernel/people/people.store.ts'
import type { Staff } from '../kernel/people/staff.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { AuthDeps } from './auth-deps.ts'
import { authScene, kindsOf, password, times } from './auth-race.fixtures.ts'
import { changePassword, confirmPassword } from './own-password.service.ts'
import { verifyOtp } from './verify-otp.service.ts'

const rounds = 5
const fresh = 'Small-Boat-52'
const theirs = 'Other-Raft-63'

/** Checks and hashes as ever, but what is done meanwhile is done before anybody hears of it. */
function slowly(deps: AuthDeps, meanwhile: () => Promise<unknown>): AuthDeps {
  let isOver = false
  const once = async () => {
    if (isOver) return
    isOver = true
    await meanwhile()
  }
  return {
    ...deps,
    passwords: {
      matches: async (given, kept) => {
        const isSame = await deps.passwords.matches(given, kept)
        await once()
        return isSame
      },
      hash: async (given) => {
        const hash = await deps.passwords.hash(given)
        await once()
        return hash
      },
    },
  }
}

eachEngine((database) => {
  async function scene({ oneTimeCode = false } = {}) {
    const made = await authScene(database().db, { oneTimeCode })
    const { db, clock, deps, ref, staff: signedIn, origin } = made
    const staff: Staff = {
      ...signedIn,
      name: { en: 'x', ar: 'x' },
      isSuperuser: false,
      permissions: new Set(),
      places: null,
      sections: new Set(),
      confirmedAt: clock.now(),
    }
    const asked = { staff, origin }
    const confirm = (by: AuthDeps) => confirmPassword(by, { ...asked, password })
    const change = (by: AuthDeps, current: string | null) =>
      changePassword(by, { ...asked, password: theirs, repeated: theirs, current })
    const disable = () => inTransaction(db, (tx) => updateStaffUser(tx, ref, { disabledAt: clock.now() }))
    const challenges = async () => {
      const { rows } = await db.execute(sql`select id from otp_challenge where user_id = ${ref.userId}`)
      return rows.length
    }
    const code = async () => {
      const outcome = await made.attempt(password)
      if (!outcome.ok || outcome.value.kind !== 'code') throw new Error('no code was asked for')
      const { challenge } = outcome.value
      const { username } = signedIn
      return () => verifyOtp(deps, { ...origin, username, challenge, code: '123456' })
    }
    const session = () =>
      inTransaction(db, (tx) => findSession(tx, { merchantId: ref.merchantId, sessionId: staff.sessionId }))
    /** A password is checked while a mailed link sets another. */
    const replacing = async () => {
      const token = await made.mailedLink()
      return slowly(deps, () => made.reset(token, fresh))
    }
    return { ...made, confirm, change, disable, challenges, code, session, replacing }
  }

  const wrong = { ok: false, error: { kind: 'wrong' } }

  test('a password that is replaced while it is checked opens no session', async () => {
    const { attempt, replacing, sessions } = await scene()
    expect(await attempt(password, await replacing())).toEqual(wrong)
    expect(await sessions()).toBe(0)
    expect(await attempt(fresh)).toMatchObject({ ok: true })
  })

  test('a user who is disabled while their password is checked is not signed in', async () => {
    const { deps, attempt, disable, sessions } = await scene()
    const before = await sessions()
    expect(await attempt(password, slowly(deps, disable))).toEqual(wrong)
    expect(await sessions()).toBe(before)
  })

  test('a password that is replaced while it is checked has no code sent', async () => {
    const { attempt, replacing, challenges } = await scene({ oneTimeCode: true })
    expect(await attempt(password, await replacing())).toEqual(wrong)
    expect(await challenges()).toBe(0)
  })

  test('of sign-ins at the same time as a reset, none outlives it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { attempt, mailedLink, reset, sessions } = await scene()
      const token = await mailedLink()
      const [done, outcomes] = await Promise.all([reset(token, fresh), times(4, () => attempt(password))])
      expect(done).toMatchObject({ ok: true })
      expect(new Set(['accepted', 'wrong', ...kindsOf(outcomes)]).size).toBe(2)
      expect(await sessions()).toBe(0)
    }
  })

  test('a code asked for before a reset opens no session that outlives it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { code, mailedLink, reset, sessions } = await scene({ oneTimeCode: true })
      const enter = await code()
      const token = await mailedLink()
      const [done, outcome] = await Promise.all([reset(token, fresh), enter()])
      expect(done).toMatchObject({ ok: true })
      expect(['accepted', 'over']).toContain(kindsOf([outcome])[0])
      expect(await sessions()).toBe(0)
      expect(await enter()).toEqual({ ok: false, error: { kind: 'over' } })
    }
  })

  test('a password that is replaced while it is checked confirms nothing', async () => {
    const { clock, confirm, replacing, session } = await scene()
    clock.advance(1_000)
    const before = (await session())?.confirmedAt
    expect(await confirm(await replacing())).toEqual(wrong)
    expect((await session())?.confirmedAt).toEqual(before)
  })

  test.each([
    { with: 'with the old password', current: password, error: { kind: 'wrong' } },
    { with: 'by a session confirmed lately', current: null, error: { kind: 'reauthRequired' } },
  ])('a password is not changed $with over one that was set meanwhile', async ({ current, error }) => {
    const { change, replacing, attempt } = await scene()
    expect(await change(await replacing(), current)).toEqual({ ok: false, error })
    expect(await attempt(theirs)).toEqual(wrong)
    expect(await attempt(fresh)).toMatchObject({ ok: true })
  })
})
