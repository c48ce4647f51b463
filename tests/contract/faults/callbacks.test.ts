import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { attempt, counted, paid, quarantined, unpaid, waiting, winner } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())
const seconds = (count: number) => count * 1_000

/** The payer approves and closes the tab, so that the callback is all the shop hears. */
async function told(scenario: string) {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, scenario)
  return { id, pressed, books: await desk().ledgerSays(id) }
}

/** Whatever the callback was worth, the bank's book is asked within 15 seconds. */
async function expectInquiryPays(id: string): Promise<void> {
  await desk().later(seconds(15))
  expect(await desk().ledgerSays(id)).toEqual(paid)
}

test('callback-normal: the callback alone pays the request', async () => {
  const { books } = await told('approve+callback-normal+return-never')
  expect(books).toEqual(paid)
  expect(desk().callbackAnswers).toEqual(['200 applied'])
})

test('callback-none: the attempt waits, and the inquiry settles it', async () => {
  const { id, books } = await told('approve+callback-none+return-never')
  expect(books).toEqual(waiting())
  await expectInquiryPays(id)
  expect(desk().callbackAnswers).toEqual([])
})

test('callback-none: the inquiry settles a decline as well', async () => {
  const { id, books } = await told('decline+callback-none+return-never')
  expect(books).toEqual(waiting())
  await desk().later(seconds(15))
  expect(await desk().ledgerSays(id)).toEqual(unpaid('failed'))
})

test('callback-late: the attempt waits until the callback comes, and then is paid', async () => {
  const { id, books } = await told('approve+callback-late:10+return-never')
  expect(books).toEqual(waiting())
  await desk().later(seconds(10))
  expect(await desk().ledgerSays(id)).toEqual(paid)
  expect(desk().callbackAnswers).toEqual(['200 applied'])
})

test('callback-late: one that comes after the inquiry has settled the attempt changes nothing', async () => {
  const { id } = await told('approve+callback-late:60+return-never')
  await expectInquiryPays(id)
  await desk().later(seconds(45))
  expect(desk().callbackAnswers).toEqual(['200 duplicate'])
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('callback-after-return: the return pays, and the callback after it changes nothing', async () => {
  const { id, pressed, books } = await told('approve+callback-after-return')
  expect(books).toEqual(waiting())
  expect(await desk().payerReturns(pressed)).toMatchObject({ state: 'success', charged: 'yes' })
  expect(await desk().ledgerSays(id)).toEqual(paid)
  await desk().later(seconds(2))
  expect(desk().callbackAnswers).toEqual(['200 duplicate'])
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('callback-failed-after-success: the false failure is taken and changes nothing', async () => {
  const { id, pressed, books } = await told('approve+callback-failed-after-success')
  expect(books).toEqual(paid)
  expect(desk().callbackAnswers).toEqual(['200 applied', '200 applied'])
  expect((await desk().attempt(pressed)).details).toMatchObject({ Result: 'CAPTURED' })
  expect(await desk().payerReturns(pressed)).toEqual({ state: 'success', charged: 'yes', message: null })
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('callback-success-after-failed: the success wins over the failure that came first', async () => {
  const { pressed, books } = await told('approve+callback-success-after-failed')
  expect(books).toEqual({ ...paid, notices: ['payment.failed', 'payment.captured'] })
  expect(await desk().payerReturns(pressed)).toEqual({ state: 'success', charged: 'yes', message: null })
})

test('callback-wrong-amount: the claim is quarantined and nothing is paid; the true word heals it', async () => {
  const { id, pressed, books } = await told('approve+callback-wrong-amount')
  expect(books).toEqual(quarantined(49_001, '49.001 KWD'))
  expect(await desk().payerReturns(pressed)).toMatchObject({ state: 'success' })
  expect(await desk().ledgerSays(id)).toEqual(healed(49_001, '49.001 KWD'))
})

test('callback-wrong-amount: where nobody returns, the inquiry heals it', async () => {
  const { id } = await told('approve+callback-wrong-amount+return-never')
  await desk().later(seconds(15))
  expect(await desk().ledgerSays(id)).toEqual(healed(49_001, '49.001 KWD'))
})

test('callback-wrong-currency: the claim is quarantined and nothing is paid; the true word heals it', async () => {
  const { id, pressed, books } = await told('approve+callback-wrong-currency')
  expect(books).toEqual(quarantined(49_000, '490.00 USD'))
  expect(await desk().payerReturns(pressed)).toMatchObject({ state: 'success' })
  expect(await desk().ledgerSays(id)).toEqual(healed(49_000, '490.00 USD'))
})

const healed = (minor: number, claim: string) => ({
  ...paid,
  needsReview: true,
  attempts: [{ ...winner, quarantined: minor }],
  money: [`capture ${claim} quarantined`, counted],
  notices: ['payment.mismatch', 'payment.captured'],
})

test('callback-bad-signature: refused, nothing stored but a hash in the log; the inquiry settles it', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id)
  const before = await desk().everyRow()
  await desk().atBank(pressed, 'approve+callback-bad-signature+return-never')
  expect(desk().callbackAnswers).toEqual(['401 bad_signature'])
  expect(await desk().everyRow()).toEqual(before)
  const [sent] = desk().bank.delivered
  const hash = createHash('sha256')
    .update(sent?.body ?? '')
    .digest('hex')
  expect(desk().log.filter((line) => line.includes(hash))).toHaveLength(1)
  expect(desk().log.join()).not.toContain(pressed.trackId)
  await expectInquiryPays(id)
})

test('callback-old: a callback signed a day ago is refused and changes nothing; the inquiry settles it', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id)
  const before = await desk().everyRow()
  await desk().atBank(pressed, 'approve+callback-old+return-never')
  expect(desk().callbackAnswers).toEqual(['401 bad_signature'])
  expect(await desk().everyRow()).toEqual(before)
  await expectInquiryPays(id)
})

test('callback-unknown-reference: taken and told to somebody as an orphan; no payment is touched', async () => {
  const id = await desk().request()
  const pressed = await desk().press(id)
  const before = await desk().everyRow()
  await desk().atBank(pressed, 'approve+callback-unknown-reference+return-never')
  expect(desk().callbackAnswers).toEqual(['200 orphan'])
  const after = await desk().everyRow()
  expect({ ...after, outbox: before['outbox'], gateway_event: before['gateway_event'] }).toEqual(before)
  expect(added(before, after, 'outbox')).toEqual([expect.stringContaining('"gateway.orphan"')])
  expect(added(before, after, 'gateway_event')).toEqual([expect.stringContaining('"outcome": "orphan"')])
  await expectInquiryPays(id)
})

const added = (before: Rows, after: Rows, table: string) =>
  after[table]?.filter((row) => !before[table]?.includes(row))
type Rows = Record<string, string[]>

test('callback-other-merchant: taken and without meaning here; the inquiry settles it', async () => {
  const { id, books } = await told('approve+callback-other-merchant+return-never')
  expect(desk().callbackAnswers).toEqual(['200 meaningless'])
  expect(books).toEqual(waiting())
  await expectInquiryPays(id)
})

test('callback-huge-body: refused unread and changes nothing; the inquiry settles it', async () => {
  const { id, books } = await told('approve+callback-huge-body+return-never')
  expect(desk().callbackAnswers).toEqual(['413 too_large'])
  expect(books).toEqual(waiting())
  await expectInquiryPays(id)
})

test('callback-invalid-body: refused and changes nothing; the inquiry settles it', async () => {
  const { id, books } = await told('approve+callback-invalid-body+return-never')
  expect(desk().callbackAnswers).toEqual(['400 malformed'])
  expect(books).toEqual(waiting())
  await expectInquiryPays(id)
})

test('callback-slow: a callback that arrives in small pieces pays like any other', async () => {
  const { books } = await told('approve+callback-slow+return-never')
  expect(desk().callbackAnswers).toEqual(['200 applied'])
  expect(books).toEqual(paid)
})

test('a callback that found nobody is sent again, and pays once', async () => {
  desk().door.letters = 'find nobody'
  const { id, books } = await told('approve+return-never')
  expect(books).toEqual(waiting())
  desk().door.letters = 'arrive'
  await desk().later(seconds(5))
  expect(desk().callbackAnswers).toEqual(['200 applied'])
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a callback about a canceled payment cancels it, and says so once', async () => {
  const { books } = await told('cancel+callback-duplicated:3')
  expect(books).toEqual({ ...unpaid('canceled'), attempts: [attempt('canceled')] })
  expect(desk().callbackAnswers.toSorted()).toEqual(['200 applied', '200 duplicate', '200 duplicate'])
})
