import { openTestBank, testAccount, type TestBank } from '@wasl/tests/support/bank'
import { afterEach, beforeEach, expect, test } from 'vitest'

const track = '900000000000001'
let gateway: TestBank
beforeEach(async () => {
  gateway = await openTestBank()
  await gateway.open(track)
})
afterEach(() => gateway.close())

const fact = async () => {
  const inquiry = await gateway.adapter.inquire(testAccount(), track)
  if (inquiry.kind !== 'found') throw new Error('not found')
  expect(inquiry.evidence).toHaveLength(1)
  return inquiry.evidence[0]
}
const captured = (minor: number) => ({ result: 'captured', money: { minor, currency: 'KWD' } })

test('approve: the bank takes the whole charge and prints a receipt like KNET', async () => {
  await gateway.approve(track)
  const { paymentId } = gateway.bank.control.look(track)!
  expect(await fact()).toMatchObject({
    ...captured(48_750),
    gatewayPaymentId: paymentId,
    message: null,
    details: {
      Result: 'CAPTURED',
      'Track ID': track,
      'Payment ID': paymentId,
      'Post Date': '2026-11-21',
      'Reference No': expect.stringMatching(/^R\d{8}$/),
      'Transaction ID': expect.stringMatching(/^T\d{10}$/),
      'Auth Code': expect.stringMatching(/^A\d{6}$/),
      'Reference ID': expect.stringMatching(/^\d{12}$/),
    },
  })
})

test('approve-partial: the bank takes half, and its book says so', async () => {
  await gateway.answer(track, 'approve-partial')
  expect(await fact()).toMatchObject(captured(24_375))
  expect(gateway.bank.captures()).toMatchObject([{ minor: 24_375 }])
})

test('approve-too-much: the bank takes twice the charge, and its book says so', async () => {
  await gateway.answer(track, 'approve-too-much')
  expect(await fact()).toMatchObject(captured(97_500))
  expect(gateway.bank.captures()).toMatchObject([{ minor: 97_500 }])
})

test.each([
  ['decline', 'Not captured', 'لم تتم العملية'],
  ['decline-insufficient-funds', 'Insufficient funds', 'الرصيد غير كافٍ'],
  ['decline-lost-or-stolen', 'Lost or stolen card', 'بطاقة مفقودة أو مسروقة'],
  ['decline-expired-card', 'Expired card', 'بطاقة منتهية الصلاحية'],
  ['decline-wrong-cvv', 'Wrong CVV', 'رمز الأمان غير صحيح'],
  ['decline-issuer-unavailable', 'Issuer not available', 'البنك المُصدر غير متاح'],
  ['decline-limit-exceeded', 'Limit exceeded', 'تجاوز الحد المسموح'],
  ['decline-suspected-fraud', 'Suspected fraud', 'اشتباه احتيال'],
  ['decline-currency', 'Currency not accepted', 'العملة غير مقبولة'],
  ['challenge-failed', 'Wrong 3-D Secure code', 'رمز التحقق الآمن غير صحيح'],
  ['challenge-timed-out', 'No 3-D Secure code in time', 'انتهت مهلة رمز التحقق الآمن'],
])('%s: no money, and the payer reads why', async (answer, en, ar) => {
  await gateway.answer(track, answer)
  expect(await fact()).toMatchObject({ result: 'failed', money: null, message: { en, ar } })
  expect(gateway.bank.captures()).toEqual([])
})

test.each(['cancel', 'challenge-canceled'])('%s: no money, canceled by the customer', async (answer) => {
  await gateway.answer(track, answer)
  expect(await fact()).toMatchObject({
    result: 'canceled',
    money: null,
    message: { en: 'Canceled by the customer', ar: 'ألغاها العميل' },
  })
})

test.each([
  ['challenge-passed', 'Code confirmed'],
  ['challenge-frictionless', 'Frictionless'],
  ['challenge-not-enrolled', 'Not enrolled'],
  ['challenge-attempted', 'Attempted'],
])('%s: the bank approves and says how the payer was checked', async (answer, check) => {
  await gateway.answer(track, answer)
  expect(await fact()).toMatchObject({ ...captured(48_750), details: { '3-D Secure': check } })
})

test('challenge: nothing is decided until the code 123456 is typed', async () => {
  expect(await gateway.answer(track, 'challenge')).toBeNull()
  expect(await fact()).toMatchObject({ result: 'pending', money: null })
  expect(await gateway.bank.control.enterCode(track, '123456')).toMatchObject({
    ok: true,
    value: { kind: 'return' },
  })
  expect(await fact()).toMatchObject(captured(48_750))
})

test('challenge: the third wrong code declines the payment', async () => {
  await gateway.answer(track, 'challenge')
  for (const code of ['1', '2']) {
    await gateway.bank.control.enterCode(track, code)
    expect(await fact()).toMatchObject({ result: 'pending' })
  }
  await gateway.bank.control.enterCode(track, '3')
  expect(await fact()).toMatchObject({ result: 'failed', message: { en: 'Wrong 3-D Secure code' } })
  expect(await gateway.bank.control.enterCode(track, '123456')).toEqual({ ok: false, error: 'closed' })
})

test.each([
  ['pending-approve:60', captured(48_750)],
  ['pending-decline:60', { result: 'failed', money: null }],
])('%s: the payer returns without a result, which comes later with its callback', async (answer, settled) => {
  const returned = await gateway.answer(track, answer)
  expect(gateway.adapter.readReturn(testAccount(), returned!.params)).toMatchObject([
    { result: 'pending', money: null },
  ])
  expect(gateway.delivered).toEqual([])
  await gateway.advance(59_999)
  expect(await fact()).toMatchObject({ result: 'pending', money: null })
  await gateway.advance(1)
  expect(await fact()).toMatchObject(settled)
  expect(gateway.delivered).toHaveLength(1)
})

test('pending-approve: money may come after every deadline of the shop', async () => {
  await gateway.answer(track, 'pending-approve:7200')
  await gateway.advance(7_200_000)
  expect(await fact()).toMatchObject(captured(48_750))
})

test('never-resolves: pending for ever, until somebody settles it by hand', async () => {
  await gateway.answer(track, 'never-resolves')
  await gateway.advance(30 * 86_400_000)
  expect(await fact()).toMatchObject({ result: 'pending' })
  await gateway.bank.control.decide(track, 'approve')
  expect(await fact()).toMatchObject(captured(48_750))
  expect(gateway.delivered).toHaveLength(1)
})

test('a pending payment can be settled at once, and once only', async () => {
  await gateway.answer(track, 'pending-approve:60')
  expect(await gateway.bank.control.decide(track, 'decline')).toMatchObject({ ok: true })
  await gateway.advance(60_000)
  expect(await fact()).toMatchObject({ result: 'failed' })
  expect(await gateway.bank.control.decide(track, 'approve')).toEqual({ ok: false, error: 'closed' })
})

test('no-answer: the money is taken, nobody is told and nobody returns', async () => {
  expect(await gateway.answer(track, 'no-answer')).toBeNull()
  await gateway.advance(86_400_000)
  expect(gateway.delivered).toEqual([])
  expect(await fact()).toMatchObject(captured(48_750))
})

test('abandon: nothing happens, and the payment can still be made', async () => {
  expect(await gateway.answer(track, 'abandon')).toBeNull()
  expect(await fact()).toMatchObject({ result: 'pending', money: null })
  await gateway.approve(track)
  expect(await fact()).toMatchObject(captured(48_750))
})

test('a payment answered once keeps its answer', async () => {
  await gateway.approve(track)
  await expect(gateway.decline(track)).rejects.toThrow('closed')
  expect(gateway.bank.captures()).toHaveLength(1)
  expect(gateway.delivered).toHaveLength(1)
})

test('two presses at the same moment take the money once', async () => {
  const presses = await Promise.all([
    gateway.bank.control.answer(track, 'approve'),
    gateway.bank.control.answer(track, 'approve'),
  ])
  expect(presses.map(({ ok }) => ok)).toEqual([true, false])
  expect(gateway.bank.captures()).toHaveLength(1)
})

test('a page nobody answers expires after 15 minutes and can no longer be paid', async () => {
  await gateway.advance(15 * 60_000 - 1)
  expect(await fact()).toMatchObject({ result: 'pending' })
  await gateway.advance(1)
  await expect(gateway.approve(track)).rejects.toThrow('closed')
  expect(await fact()).toMatchObject({ result: 'expired', money: null })
})

test("a session's own scenario answers when nothing else is said", async () => {
  await gateway.open('2', { scenario: 'decline-limit-exceeded+callback-none' })
  await gateway.answer('2', '')
  expect(gateway.bank.control.look('2')?.fact).toMatchObject({
    result: 'failed',
    message: { en: 'Limit exceeded' },
  })
  expect(gateway.delivered).toEqual([])
})
