import { eachEngine } from '@wasl/tests/support/database'
import { deliver, transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Evidence } from '../../gateways/gateway.ts'
import { minutes, seconds } from '../evidence/inquiry.domain.ts'
import { openSilentHold } from './silent-hold.fixtures.ts'

const aDay = minutes(24 * 60)

eachEngine((database) => {
  const open = async () => {
    const hold = await openSilentHold(database().db)
    const { scene, db, merchantId, publicId, attempt } = hold
    const comeBack = (...evidence: Evidence[]) =>
      scene.ledger.receiveReturn({ ...attempt, params: { signed: JSON.stringify(evidence) } })
    const inbox = async () =>
      (
        await db.execute<{ outcome: string | null; kept: boolean }>(
          sql`select outcome, due_at is not null as kept from gateway_event where merchant_id = ${merchantId} order by id`,
        )
      ).rows.map(({ outcome, kept }) => (kept ? 'kept' : outcome))
    const books = async () => {
      const { needsReview } = await transactionOf(scene, publicId)
      return { ...(await hold.books()), needsReview }
    }
    return { ...hold, comeBack, inbox, books }
  }

  const held = { authorized: 49_000, quarantined: 0, needsReview: false }

  test('parts of a hold that are told before it count as soon as it is told', async () => {
    const { scene, bank, attempt, clock, ledger, part, inbox, books, clean } = await open()
    const [first, second] = [part(20_000), part(9_000)]
    expect(await deliver(scene, first, 'hold')).toBe('kept')
    expect(await deliver(scene, second, 'hold')).toBe('kept')
    clock.advance(minutes(30))
    await ledger.runJanitorOnce()
    expect(await books()).toEqual({
      state: 'pending',
      authorized: 0,
      captured: 0,
      quarantined: 0,
      needsReview: false,
    })
    await deliver(scene, bank.authorizes(attempt.trackId), 'hold')
    await ledger.runJanitorOnce()
    expect(await books()).toEqual({ ...held, state: 'success', captured: 29_000 })
    expect(await inbox()).toEqual(['paid', 'paid', 'authorized'])
    expect(await deliver(scene, first, 'hold')).toBe('duplicate')
    await clean()
  })

  test('a hold told together with its part, in whatever order, is booked at once', async () => {
    const { scene, bank, attempt, part, books, clean } = await open()
    const taken = part(20_000)
    expect(await deliver(scene, [taken, bank.authorizes(attempt.trackId)], 'hold')).toBe('applied')
    expect(await books()).toEqual({ ...held, state: 'success', captured: 20_000 })
    await clean()
  })

  test('a return or a person that tells a hold together with its part, in whatever order, is booked at once', async () => {
    const returned = await open()
    await returned.comeBack(returned.part(20_000), returned.bank.authorizes(returned.attempt.trackId))
    const told = await open()
    const { ledger, attempt, part, bank } = told
    const evidence = [part(20_000), bank.authorizes(attempt.trackId)]
    await ledger.applyEvidence({ ...attempt, evidence, source: 'staff' })
    for (const { books, clean } of [returned, told]) {
      expect(await books()).toEqual({ ...held, state: 'success', captured: 20_000 })
      await clean()
    }
  })

  test('a part the payer’s return tells of before its hold waits for it, and counts once', async () => {
    const { scene, bank, attempt, ledger, part, comeBack, inbox, books, clean } = await open()
    const taken = part(20_000)
    await comeBack(taken)
    await comeBack(taken)
    expect(await books()).toMatchObject({ state: 'pending', quarantined: 0, needsReview: false })
    expect(await inbox()).toEqual(['kept'])
    await deliver(scene, bank.authorizes(attempt.trackId), 'hold')
    await ledger.runJanitorOnce()
    expect(await deliver(scene, taken, 'hold')).toBe('duplicate')
    await comeBack(taken)
    expect(await books()).toEqual({ ...held, state: 'success', captured: 20_000 })
    expect(await inbox()).toEqual(['paid', 'authorized', 'duplicate'])
    await clean()
  })

  test('a gateway that is asked and tells a part before its hold is asked again', async () => {
    const { bank, attempt, clock, ledger, part, books, clean } = await open()
    part(20_000)
    bank.state.inquiry = 'truth'
    clock.advance(minutes(1))
    await ledger.runJanitorOnce()
    expect(await books()).toMatchObject({ state: 'pending', captured: 0, quarantined: 0, needsReview: false })
    bank.authorizes(attempt.trackId)
    clock.advance(minutes(5))
    await ledger.runJanitorOnce()
    expect(await books()).toEqual({ ...held, state: 'success', captured: 20_000 })
    await clean()
  })

  test('a part that the last answer tells of before its hold waits for nothing: nobody asks again', async () => {
    const { bank, clock, ledger, part, books, clean } = await open()
    for (let day = 0; day < 6; day += 1) {
      clock.advance(aDay)
      await ledger.runJanitorOnce()
    }
    part(20_000)
    bank.state.inquiry = 'truth'
    clock.advance(aDay)
    await ledger.runJanitorOnce()
    expect(await books()).toMatchObject({ captured: 0, quarantined: 20_000, needsReview: true })
    await clean()
  })

  test('the gateway is asked for the hold at once', async () => {
    const { scene, bank, attempt, clock, ledger, part, inbox, books, clean } = await open()
    bank.authorizes(attempt.trackId)
    bank.state.inquiry = 'truth'
    expect(await deliver(scene, part(20_000), 'hold')).toBe('kept')
    await ledger.runJanitorOnce()
    clock.advance(seconds(5))
    await ledger.runJanitorOnce()
    expect(await books()).toEqual({ ...held, state: 'success', captured: 20_000 })
    expect(await inbox()).toEqual(['duplicate'])
    await clean()
  })

  test('a part of a hold nobody ever tells of is put before a person', async () => {
    const { scene, clock, ledger, part, inbox, books, clean } = await open()
    await deliver(scene, part(20_000), 'hold')
    for (let day = 0; day < 9; day += 1) {
      clock.advance(aDay)
      await ledger.runJanitorOnce()
    }
    expect(await inbox()).toEqual(['mismatch'])
    expect(await books()).toMatchObject({
      authorized: 0,
      captured: 0,
      quarantined: 20_000,
      needsReview: true,
    })
    await clean()
  })

  test('what is more than the hold can be, or in another currency, waits for nothing', async () => {
    const { scene, part, books } = await open()
    expect(await deliver(scene, part(49_001), 'hold')).toBe('applied')
    const odd = part(1_000)
    expect(await deliver(scene, { ...odd, money: { minor: 1_000, currency: 'USD' } }, 'hold')).toBe('applied')
    expect(await books()).toMatchObject({ captured: 0, needsReview: true })
  })
})
