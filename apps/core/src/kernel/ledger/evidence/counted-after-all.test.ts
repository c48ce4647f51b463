import { eachEngine } from '@wasl/tests/support/database'
import { deliver, transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from './inquiry.domain.ts'
import { openSilentHold } from '../operations/silent-hold.fixtures.ts'

const aDay = minutes(24 * 60)

eachEngine((database) => {
  /** The bank captured 20 of 49 KWD, reported only the capture, and the hold after the last inquiry. */
  const keptApart = async () => {
    const hold = await openSilentHold(database().db)
    const { scene, bank, clock, ledger, attempt } = hold
    const part = hold.part(20_000)
    await deliver(scene, part, 'hold')
    for (let day = 0; day < 9; day += 1) {
      clock.advance(aDay)
      await ledger.runJanitorOnce()
    }
    const tellHold = () => deliver(scene, bank.authorizes(attempt.trackId), 'hold')
    return { ...hold, part, hold: tellHold }
  }

  const apart = { state: 'invalid', authorized: 0, captured: 0, quarantined: 20_000 }
  const counted = { state: 'success', authorized: 49_000, captured: 20_000, quarantined: 20_000 }

  test('what was kept apart counts as soon as what it follows is told', async () => {
    const { scene, publicId, attempt, bank, part, ledger, hold, books, clean } = await keptApart()
    expect(await books()).toEqual(apart)
    expect(await hold()).toBe('applied')
    await ledger.runJanitorOnce()
    expect(await books()).toEqual(counted)
    expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'authorized', needsReview: true })
    expect(await deliver(scene, part, 'hold')).toBe('duplicate')
    bank.state.inquiry = 'truth'
    const claim = { attemptId: attempt.publicId, claim: part.operationId }
    expect(await operate(scene, publicId, claim)).toBe('notPossible')
    await clean()
  })

  test('what was kept apart counts when it is told again and is what was asked for, once', async () => {
    const { scene, bank, attempt, part, ledger, books, clean } = await keptApart()
    expect(await deliver(scene, [part, bank.authorizes(attempt.trackId)], 'hold')).toBe('applied')
    expect(await books()).toEqual(counted)
    await ledger.runJanitorOnce()
    expect(await deliver(scene, part, 'hold')).toBe('duplicate')
    expect(await books()).toEqual(counted)
    await clean()
  })

  test('what was kept apart and given back does not count', async () => {
    const { scene, publicId, attempt, bank, part, ledger, hold, books, clean } = await keptApart()
    bank.state.inquiry = 'truth'
    const claim = { attemptId: attempt.publicId, claim: part.operationId }
    expect(await operate(scene, publicId, claim)).toBe('done')
    await hold()
    await ledger.runJanitorOnce()
    expect(await deliver(scene, part, 'hold')).toBe('duplicate')
    expect(await books()).toEqual({ ...counted, state: 'authorized', captured: 0 })
    await clean()
  })

  test('no money is given back as a mismatch that counts', async () => {
    const { scene, attempt, hold, ledger } = await keptApart()
    await hold()
    await ledger.runJanitorOnce()
    const claim = sql`insert into money_operation (merchant_id, attempt_id, public_id, kind, amount, currency, claim_id,
        idempotency_key, actor, state_changed_at, created_at)
      select merchant_id, attempt_id, 'claim', 'refund', amount, currency, id, 'claim', 'alia', now(), now()
      from money_event where attempt_id = ${attempt.id} and disposition = 'quarantined'`
    await expect(scene.db.execute(claim)).rejects.toMatchObject({ cause: { code: 'WL002' } })
  })
})
