import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lockStaffUser } from '../kernel/people/people.store.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { askForCode } from './ask-for-code.service.ts'
import { authScene, kindsOf, password, times } from './auth-race.fixtures.ts'
import { refreshTokens } from './refresh.service.ts'
import { resendOtp, verifyOtp } from './verify-otp.service.ts'

const rounds = 5

eachEngine((database) => {
  const scene = (wish: { oneTimeCode?: boolean } = {}) => authScene(database().db, wish)

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
      const { deps, staff, ref, origin, attempt, db } = await scene({ oneTimeCode: true })
      await attempt(password)
      const asked = await attempt(password)
      if (!asked.ok || asked.value.kind !== 'code') throw new Error('no code was asked for')
      const { challenge } = asked.value
      await Promise.all([
        inTransaction(db, async (tx) => {
          const user = await lockStaffUser(tx, ref)
          if (!user) throw new Error('the user is gone')
          return askForCode(tx, deps, { ...origin, user })
        }),
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
      const { attempt, mailedLink, reset } = await scene()
      const token = await mailedLink()
      const outcomes = await times(8, (index) => reset(token, `Small-Boat-${index}`))
      expect(kindsOf(outcomes)).toEqual(['accepted', ...Array<string>(7).fill('over')])
      const winner = outcomes.findIndex(({ ok }) => ok)
      expect(await attempt(`Small-Boat-${winner}`)).toMatchObject({ ok: true })
    }
  })
})
