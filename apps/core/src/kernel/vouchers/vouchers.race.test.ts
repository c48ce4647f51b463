import { eachEngine } from '@wasl/tests/support/database'
import { deliver, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { aProduct, cancel } from '../orders/orders.fixtures.ts'
import { aVoucher, expectVouchersClean, openOrders, orderWith, placedWith } from './vouchers.fixtures.ts'

const race = { timeout: 120_000 }

const kinds = (answers: readonly Awaited<ReturnType<typeof orderWith>>[]) =>
  answers.map((answer) => {
    if (answer.ok) return 'placed'
    return answer.error.kind === 'voucher' ? answer.error.problem.kind : answer.error.kind
  })

const some = (at: number) => ({ phone: `+9655001${1_000 + at}`, email: null })

eachEngine((database, kind) => {
  const most = Math.ceil(roundsOn(kind) / 5)

  test('a code for one use: of eight at once one gets it, and of eight after them nobody', race, async () => {
    const scene = await openOrders(database().db)
    for (let round = 0; round < most; round += 1) {
      const pool = await aProduct(scene, 100)
      const id = await aVoucher(scene, { code: `ONCE${round}`, usageLimit: 1 })
      const buy = (at: number) => orderWith(scene, id, { pool, customer: some(at) })
      const works = Array.from({ length: 8 }, (_, at) => () => buy(at))
      const answers = kinds(await together(round, works))
      expect(answers.toSorted()).toEqual([...Array(7).fill('exhausted'), 'placed'])
      for (let at = 8; at < 16; at += 1) expect(kinds([await buy(at)])).toEqual(['exhausted'])
      await expectVouchersClean(scene)
    }
  })

  test('once per customer: of eight orders of one person, however written, one gets it', race, async () => {
    const scene = await openOrders(database().db)
    const written = ['+96550012345', '0096550012345', '٠٠٩٦٥ ٥٠٠ ١٢٣٤٥', '+965 5001-2345']
    for (let round = 0; round < most; round += 1) {
      const pool = await aProduct(scene, 100)
      const id = await aVoucher(scene, { code: `FIRST${round}`, perCustomerLimit: 1 })
      const works = Array.from({ length: 8 }, (_, at) => () => {
        const phone = written[at % 4] ?? ''
        // Every second one has an address too, the same in other letters.
        const email = at % 2 === 0 ? null : ['Noura@Example.com', ' noura@example.COM '][at % 4 === 1 ? 0 : 1]
        return orderWith(scene, id, { pool, customer: { phone, email: email ?? null } })
      })
      const answers = kinds(await together(round, works))
      expect(answers.toSorted()).toEqual([...Array(7).fill('alreadyUsed'), 'placed'])
      await expectVouchersClean(scene)
    }
  })

  test('for first orders: of eight at once of one person one is the first', race, async () => {
    const scene = await openOrders(database().db)
    for (let round = 0; round < most; round += 1) {
      const pool = await aProduct(scene, 100)
      const id = await aVoucher(scene, { code: `NEW${round}`, firstOrderOnly: true })
      const customerPhone = `+9655002${1_000 + round}`
      const customer = { phone: customerPhone, email: null }
      const works = Array.from(
        { length: 8 },
        () => () => orderWith(scene, id, { pool, customer, customerPhone, customerEmail: null }),
      )
      const answers = kinds(await together(round, works))
      expect(answers.toSorted()).toEqual([...Array(7).fill('notFirstOrder'), 'placed'])
      await expectVouchersClean(scene)
    }
  })

  test('a budget is never spent beyond, whoever cancels and pays meanwhile', race, async () => {
    const scene = await openOrders(database().db)
    for (let round = 0; round < most; round += 1) {
      const pool = await aProduct(scene, 100)
      const id = await aVoucher(scene, { code: `BUDGET${round}`, budget: 15_000 })
      const first = [
        await placedWith(scene, id, { pool, customer: some(1) }),
        await placedWith(scene, id, { pool, customer: some(2) }),
      ]
      const attempt = await startPaying(scene, first[0]?.transaction ?? '')
      const others = Array.from({ length: 6 }, (_, at) =>
        orderWith(scene, id, { pool, customer: some(at + 3) }),
      )
      const [answers] = await Promise.all([
        Promise.all(others),
        cancel(scene, first[1]?.publicId ?? ''),
        deliver(scene, scene.bank.captures(attempt.trackId)),
      ])
      const placed = answers.filter(({ ok }) => ok)
      expect(placed.length).toBeGreaterThanOrEqual(1)
      expect(placed.length).toBeLessThanOrEqual(2)
      await expectVouchersClean(scene)
    }
  })
})
