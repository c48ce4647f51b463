import { expect, test } from 'vitest'
import { eachEngine } from '../../support/database.ts'
import { deskForTests, type PaymentDesk } from '../../support/payment-desk.ts'
import { attempt, paid, unpaid, winner } from './books.fixtures.ts'

/** How a press ended: at the bank, at a page of our own, or refused. */
const pressing = async (desk: PaymentDesk, id: string, wish: Parameters<PaymentDesk['press']>[1] = {}) => {
  try {
    return (await desk.press(id, wish)).isAtBank ? 'at the bank' : 'at our page'
  } catch (refusal) {
    return String(refusal).replace(/^.*refused: /, '')
  }
}

const several = 5

eachEngine((database) => {
  const desk = deskForTests(database)

  test('callback-duplicated: eight copies at the same moment are one payment, told once', async () => {
    const id = await desk().request()
    const pressed = await desk().press(id)
    await desk().atBank(pressed, 'approve+callback-duplicated:8+return-never')
    expect(desk().callbackAnswers.toSorted()).toEqual([
      '200 applied',
      ...Array.from({ length: 7 }, () => '200 duplicate'),
    ])
    expect(await desk().ledgerSays(id)).toEqual(paid)
  })

  test('callback-duplicated: eight copies of a lie and the true return at the same moment end in the truth', async () => {
    const id = await desk().request()
    const pressed = await desk().press(id)
    await desk().atBank(pressed, 'approve+callback-wrong-amount')
    const [lie] = desk().bank.delivered
    if (!lie) throw new Error('the bank sent nothing')
    await Promise.all([
      ...Array.from({ length: 8 }, () => desk().carry(lie)),
      desk().payerReturns(pressed),
      desk().bankReports(pressed, 'callback-duplicated:8'),
    ])
    expect(await desk().ledgerSays(id)).toEqual({
      ...paid,
      needsReview: true,
      attempts: [{ ...winner, quarantined: 49_001 }],
      money: ['capture 49.001 KWD quarantined', 'capture 49.000 KWD counted'],
      notices: ['payment.mismatch', 'payment.captured'],
    })
  })

  test('the same capture by callback, return, inquiry and two janitors at the same moment is one', async () => {
    const id = await desk().request()
    const pressed = await desk().press(id)
    await desk().atBank(pressed, 'approve+callback-none')
    desk().clock.advance(15_000)
    await Promise.all([
      desk().bankReports(pressed, 'callback-normal'),
      desk().payerReturns(pressed),
      desk().payerLooks(pressed),
      desk().core.ledger.runJanitorOnce(),
      desk().core.ledger.runJanitorOnce(),
    ])
    expect(await desk().ledgerSays(id)).toEqual(paid)
  })

  /** What the bank sends meanwhile is kept back, and then carried all at once. */
  const allAtOnce = async (sends: () => Promise<unknown>): Promise<string[]> => {
    const sent = desk().bank.delivered.length
    desk().door.letters = 'are lost'
    await sends()
    desk().door.letters = 'arrive'
    return Promise.all(
      desk()
        .bank.delivered.slice(sent)
        .map((letter) => desk().carry(letter)),
    )
  }
  const applied = ['200 applied', '200 applied']

  test('a failure and the success it denies at the same moment end in the success', async () => {
    for (let round = 0; round < several; round += 1) {
      const id = await desk().request()
      const pressed = await desk().press(id)
      const answers = await allAtOnce(() => desk().atBank(pressed, 'approve+callback-success-after-failed'))
      expect(answers).toEqual(applied)
      expect(await desk().ledgerSays(id)).toMatchObject({ ...paid, notices: expect.any(Array) })
    }
  })

  test('a lie about the amount and the truth at the same moment: both are on the books, and the truth pays', async () => {
    for (let round = 0; round < several; round += 1) {
      const id = await desk().request()
      const pressed = await desk().press(id)
      const answers = await allAtOnce(async () => {
        await desk().atBank(pressed, 'approve+callback-wrong-amount')
        await desk().bankReports(pressed, 'callback-normal')
      })
      expect(answers).toEqual(applied)
      const { money, ...books } = await desk().ledgerSays(id)
      expect(money.toSorted()).toEqual(['capture 49.000 KWD counted', 'capture 49.001 KWD quarantined'])
      expect(books).toMatchObject({
        state: 'paid',
        needsReview: true,
        attempts: [{ ...winner, quarantined: 49_001 }],
      })
    }
  })

  test('two pages paid at the same moment: one wins, the other is surplus, and the bank need not say it again', async () => {
    for (let round = 0; round < several; round += 1) {
      const id = await desk().request({ scenario: 'cancel-untrue' })
      const tabs = [await desk().press(id), await desk().press(id, { gateway: 'card' })]
      const answers = await allAtOnce(() => Promise.all(tabs.map((tab) => desk().atBank(tab, 'approve'))))
      expect(answers).toEqual(applied)
      const { state, needsReview, attempts, money } = await desk().ledgerSays(id)
      expect({ state, needsReview }).toEqual({ state: 'paid', needsReview: true })
      expect(attempts.map(({ isWinner }) => isWinner).toSorted()).toEqual([false, true])
      expect(attempts.map(({ captured }) => captured)).toEqual([49_000, 49_150])
      expect(money.map((entry) => entry.split(' ').at(-1)).toSorted()).toEqual(['counted', 'surplus'])
    }
  })

  test('two tabs that press at the same moment have one live attempt between them', async () => {
    const id = await desk().request({ scenario: 'cancel-untrue' })
    const ends = await Promise.all(
      (['knet', 'card', 'knet', 'card'] as const).map((gateway) => pressing(desk(), id, { gateway })),
    )
    expect(ends).toContain('at the bank')
    const { attempts } = await desk().ledgerSays(id)
    expect(attempts.filter(({ state }) => state === 'pending')).toEqual([attempt('pending')])
    expect(attempts.slice(0, -1).every(({ state }) => state === 'canceled')).toBe(true)
  })

  test('five presses with one key at the same moment are one attempt and one session at the bank', async () => {
    const id = await desk().request()
    const ends = await Promise.all(Array.from({ length: 5 }, () => pressing(desk(), id, { key: 'one' })))
    expect(ends).toContain('at the bank')
    expect(ends.filter((end) => end !== 'at the bank' && end !== '409 in_flight')).toEqual([])
    expect((await desk().ledgerSays(id)).attempts).toEqual([attempt('pending')])
    expect(desk().bank.bank.control.sessions()).toHaveLength(1)
  })

  test('the old page is paid while a new one is opened: paid once, and nobody is left at the bank unseen', async () => {
    const id = await desk().request({ scenario: 'cancel-untrue' })
    const older = await desk().press(id)
    await Promise.all([
      desk().bank.bank.control.answer(older.trackId, 'approve'),
      pressing(desk(), id, { gateway: 'card' }),
    ])
    const { state, attempts, money } = await desk().ledgerSays(id)
    expect({ state, money }).toEqual({ state: 'paid', money: paid.money })
    expect(attempts[0]).toEqual(winner)
    expect(attempts.slice(1).every((other) => other.state === 'canceled')).toBe(true)
  })

  test('the expiry and the payment at the same moment: the money wins', async () => {
    const id = await desk().request({ payableForMs: 60_000 })
    const pressed = await desk().press(id)
    await desk().atBank(pressed, 'approve+callback-none')
    desk().clock.advance(20 * 60_000)
    const pays = desk().bankReports(pressed, 'callback-normal')
    await Promise.all([desk().core.ledger.runJanitorOnce(), pays, desk().payerLooks(pressed)])
    expect(await desk().ledgerSays(id)).toMatchObject({
      state: 'paid',
      attempts: [winner],
      money: paid.money,
    })
  })

  test('a decline told eight times at the same moment is one failed attempt, told once', async () => {
    const id = await desk().request()
    await desk().atBank(await desk().press(id), 'decline+callback-duplicated:8')
    expect(await desk().ledgerSays(id)).toEqual(unpaid('failed'))
  })
})
