import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { attempt, paid, unpaid, waiting, winner } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())

async function pressing(scenario: string) {
  const id = await desk().request({ scenario })
  return { id, first: await desk().press(id), books: await desk().ledgerSays(id) }
}

const sessionsAtBank = () => desk().bank.bank.control.sessions().length

/** Pressing again asks for the same session under the same track id: one attempt, one page, one payment. */
async function expectSecondPressPays(id: string, first: { id: string; trackId: string }): Promise<void> {
  const again = await desk().press(id)
  expect(again).toMatchObject({ id: first.id, trackId: first.trackId, isAtBank: true })
  expect(sessionsAtBank()).toBe(1)
  await desk().atBank(again, 'approve')
  expect(await desk().ledgerSays(id)).toEqual(paid)
}

test('create-normal: the attempt is pending, and the payer stands at the bank’s page', async () => {
  const { first, books } = await pressing('create-normal')
  expect(books).toEqual(waiting())
  expect(first.isAtBank).toBe(true)
})

test('create-connection-refused: nothing was asked and nothing charged: it fails at once, in true words, and the next press pays', async () => {
  const { id, first, books } = await pressing('create-connection-refused')
  expect(books).toEqual(unpaid('failed'))
  expect(first.redirectUrl).toBe(`http://${desk().shop.host}/en/attempt/${first.id}`)
  expect(await desk().payerLooks(first)).toEqual({
    state: 'failed',
    charged: 'no',
    message: 'This payment did not reach the bank. Try again, or choose another way to pay',
  })
  const again = await desk().press(id)
  expect(again.id).not.toBe(first.id)
})

test('create-connection-refused: after five the payer is led elsewhere at once, in words; ten seconds later the bank is tried again', async () => {
  const press = async () => desk().press(await desk().request({ scenario: 'create-connection-refused' }))
  for (let silence = 0; silence < 5; silence += 1) await press()
  const id = await desk().request()
  expect(await desk().pressRefused(id)).toBe(
    '400 {"gateway_code":["Paying by Bank is not possible at the moment. Choose another way, or try again in a minute"]}',
  )
  await desk().later(10_000)
  await desk().atBank(await desk().press(id), 'approve')
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('create-timeout-before-session: the attempt is unknown, never failed; the next press reaches the bank', async () => {
  const { id, first, books } = await pressing('create-timeout-before-session')
  expect(books).toEqual(waiting('unknown'))
  expect(await desk().payerLooks(first)).toEqual({ state: 'pending', charged: 'unknown', message: null })
  await expectSecondPressPays(id, first)
})

test.each(['create-timeout-before-session', 'create-server-error'])(
  '%s: a bank that says twice that it never heard of it ends it within 15 s, as not charged and in true words',
  async (scenario) => {
    const { id, first } = await pressing(scenario)
    await desk().later(5_000)
    expect(await desk().ledgerSays(id)).toEqual(waiting('unknown'))
    await desk().later(10_000)
    expect(await desk().ledgerSays(id)).toEqual(unpaid('failed'))
    expect(await desk().payerLooks(first)).toEqual({
      state: 'failed',
      charged: 'no',
      message: 'This payment did not reach the bank. Try again, or choose another way to pay',
    })
  },
)

test('create-timeout-after-session: the attempt is unknown, and the next press leads to the session that was made', async () => {
  const { id, first, books } = await pressing('create-timeout-after-session')
  expect(books).toEqual(waiting('unknown'))
  await expectSecondPressPays(id, first)
})

test('create-timeout-after-session: the inquiry finds the session that was made', async () => {
  const { id, first } = await pressing('create-timeout-after-session')
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual(waiting('pending'))
  await expectSecondPressPays(id, first)
})

test('create-timeout-after-charge: the attempt is unknown, and the inquiry finds the capture within 5 s, once', async () => {
  const { id, books } = await pressing('create-timeout-after-charge')
  expect(books).toEqual(waiting('unknown'))
  await desk().later(4_999)
  expect(await desk().ledgerSays(id)).toEqual(waiting('unknown'))
  await desk().later(1)
  expect(await desk().ledgerSays(id)).toEqual(paid)
  await desk().later(60_000)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('create-timeout-after-charge: a second press is refused as paid, not charged again', async () => {
  const { id } = await pressing('create-timeout-after-charge')
  expect(await desk().pressRefused(id)).toBe('409 already_paid')
  expect(await desk().ledgerSays(id)).toEqual(paid)
  expect(sessionsAtBank()).toBe(1)
})

test('create-server-error: the attempt is unknown, never failed; the next press reaches the bank', async () => {
  const { id, first, books } = await pressing('create-server-error')
  expect(books).toEqual(waiting('unknown'))
  await expectSecondPressPays(id, first)
})

test('create-server-error-after-session: the attempt is unknown, and the next press leads to the session that was made', async () => {
  const { id, first, books } = await pressing('create-server-error-after-session')
  expect(books).toEqual(waiting('unknown'))
  await expectSecondPressPays(id, first)
})

test('create-too-many-requests: a documented refusal; the attempt failed, and nothing was taken', async () => {
  const { id, first, books } = await pressing('create-too-many-requests')
  expect(books).toEqual(unpaid('failed'))
  expect(first.redirectUrl).toBe(`http://${desk().shop.host}/en/attempt/${first.id}`)
  expect(await desk().payerLooks(first)).toMatchObject({ state: 'failed', charged: 'no' })
  expect((await desk().press(id)).id).not.toBe(first.id)
})

test('create-malformed-answer: the attempt is unknown, and the next press leads to the session that was made', async () => {
  const { id, first, books } = await pressing('create-malformed-answer')
  expect(books).toEqual(waiting('unknown'))
  await expectSecondPressPays(id, first)
})

test('create-huge-answer: the attempt is unknown, and the next press leads to the session that was made', async () => {
  const { id, first, books } = await pressing('create-huge-answer')
  expect(books).toEqual(waiting('unknown'))
  await expectSecondPressPays(id, first)
})

test('create-foreign-redirect: the payer is sent nowhere but to our own page, and the attempt is unknown', async () => {
  const { id, first, books } = await pressing('create-foreign-redirect')
  expect(first.redirectUrl).toBe(`http://${desk().shop.host}/en/attempt/${first.id}`)
  expect(books).toEqual(waiting('unknown'))
  await expectSecondPressPays(id, first)
})

test('create-declined: a definite no; the attempt failed, nothing was taken, and another gateway may be tried', async () => {
  const { id, first, books } = await pressing('create-declined')
  expect(books).toEqual(unpaid('failed'))
  expect(await desk().payerLooks(first)).toMatchObject({ state: 'failed', charged: 'no' })
  expect(sessionsAtBank()).toBe(0)
  await desk().press(id, { gateway: 'cod' })
  expect(await desk().ledgerSays(id)).toMatchObject({
    state: 'cod',
    attempts: [attempt('failed'), attempt('cod', { isWinner: true })],
  })
})

test('create-callback-first: paid before the bank has answered; the payer goes to the result, not to the bank', async () => {
  const { first, books } = await pressing('create-callback-first')
  expect(desk().callbackAnswers).toEqual(['200 applied'])
  expect(books).toEqual({ ...paid, attempts: [winner] })
  expect(first.redirectUrl).toBe(`http://${desk().shop.host}/en/attempt/${first.id}`)
  expect(await desk().payerLooks(first)).toEqual({ state: 'success', charged: 'yes', message: null })
})

/** Paid in silence: only asking tells. */
async function silentlyPaid(inquiry: string) {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, `approve+callback-none+return-never+${inquiry}`)
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  return { id, pressed }
}

test('inquiry-normal: the first question finds the payment', async () => {
  const { id } = await silentlyPaid('inquiry-normal')
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('inquiry-not-found: a bank that denies what it had opened is not believed, and asked again', async () => {
  const { id, pressed } = await silentlyPaid('inquiry-not-found:2')
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual(waiting('unknown'))
  expect(await desk().attempt(pressed)).toMatchObject({ provenUnpaid: false })
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual(waiting('unknown'))
  await desk().later(30_000)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('inquiry-not-found: not even after its page is long dead', async () => {
  const { id } = await silentlyPaid('inquiry-not-found:1')
  await desk().later(3 * 3_600_000)
  expect(await desk().ledgerSays(id)).toEqual(waiting('unknown'))
  await desk().later(3_600_000)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('inquiry-unavailable: no answer decides nothing, and the bank is asked again', async () => {
  const { id } = await silentlyPaid('inquiry-unavailable:2')
  await desk().later(15_000)
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().later(30_000)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('inquiry-rate-limited: no answer decides nothing, and the bank is asked again', async () => {
  const { id } = await silentlyPaid('inquiry-rate-limited')
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  await desk().later(15_000)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})
