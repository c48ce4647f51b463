import { eachEngine } from '@wasl/tests/support/database'
import { expectLedgerClean } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { rounds, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { counterScene } from './customer-payment.fixtures.ts'

/** One engine has one connection: there a round shows as much as many. */
const roundsOn = (kind: 'embedded' | 'postgres') => (kind === 'embedded' ? 1 : Math.ceil(rounds / 6))
const race = { timeout: 60_000 + rounds * 2_000 }

const began = (answers: readonly string[]) => answers.filter((answer) => answer === 'began').length

eachEngine((database, kind) => {
  const most = roundsOn(kind)

  test('eight payments of one payer at once never exceed the number a day allows', race, async () => {
    const scene = await counterScene(database().db)
    const rule = await scene.restrict({ paymentsPerDay: 3 })
    for (let round = 0; round < most; round += 1) {
      const customer_phone = `500123${String(round + 10)}`
      const ids = await Promise.all(Array.from({ length: 8 }, () => scene.made({ customer_phone })))
      const answers = await together(
        round,
        ids.map((id) => () => scene.pay(id)),
      )
      expect({
        began: began(answers),
        refused: answers.filter((answer) => answer === 'restricted').length,
      }).toEqual({
        began: 3,
        refused: 5,
      })
    }
    expect(await scene.hitsOf(rule.id)).toBe(most * 5)
    await expectLedgerClean(scene.db)
  })

  test('eight payments of one payer at once never exceed the sum of a month', race, async () => {
    const scene = await counterScene(database().db)
    await scene.restrict({ currency: 'KWD', sumPerMonth: 19_999, identifier: 'email' })
    for (let round = 0; round < most; round += 1) {
      const customer_email = `payer-${round}@shop.example`
      const ids = await Promise.all(Array.from({ length: 8 }, () => scene.made({ customer_email })))
      const answers = await together(
        round,
        ids.map((id) => () => scene.pay(id)),
      )
      expect(began(answers)).toBe(3)
    }
    await expectLedgerClean(scene.db)
  })

  test('two payers do not wait for each other’s limits', race, async () => {
    const scene = await counterScene(database().db)
    await scene.restrict({ paymentsPerDay: 1 })
    const phones = ['50010001', '50010002', '50010003', '50010004']
    const ids = await Promise.all(phones.map((customer_phone) => scene.made({ customer_phone })))
    expect(began(await Promise.all(ids.map((id) => scene.pay(id))))).toBe(4)
  })
})
