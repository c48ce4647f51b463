import { expect, test } from 'vitest'
import { bffOver, secret, startOfTest, type Answers, type BffTest } from '../bff.fixtures.ts'
import { readFormToken, signFormToken, type FormToken } from './form-token.ts'
import { knet, payDetails } from './pay.fixtures.ts'

const editable = { ...payDetails, has_editable_amount: true }
const bank = 'http://localhost:4000/sandbox-bank/pay/1'
const paying: Answers = { pay: { status: 200, body: { redirect_url: bank } } }
const pricing: Answers = {
  ...paying,
  payDetails: { status: 200, body: editable },
  payChoices: async (request) => {
    const { amount } = (await request.json()) as { amount: string }
    return {
      status: 200,
      body: {
        pay_choices: [{ ...knet, base_amount: amount, amount, fee: '0.000' }],
        apple_pay_config: null,
        google_pay_config: null,
      },
    }
  },
}

/** Opens the page and gives back what its form holds. */
async function opened(bff: BffTest, path = '/en/pay/PR-1002') {
  const response = await bff.request(path)
  expect(response.status).toBe(200)
  const page = bff.pages.at(-1)?.page
  if (page?.kind !== 'pay') throw new Error('not a pay page')
  return page
}

const where = (response: Response) => [response.status, response.headers.get('location')]
const payments = (bff: BffTest) => bff.made.filter(({ call }) => call === 'pay')
const press = (bff: BffTest, fields: Record<string, string>) =>
  bff.press('/bff/pay/PR-1002/form', { gatewayCode: 'knet', ...fields })

test('choosing and paying works as a plain form: one press leads to the bank', async () => {
  const bff = bffOver(paying)
  const { form } = await opened(bff, '/ar/pay/PR-1002')
  const fields = { token: form.token, customerAdditionalPhone: ' +96550012345 ', termsVersion: '1' }
  expect(where(await press(bff, fields))).toEqual([303, bank])
  const [paid] = payments(bff)
  expect(paid?.body).toEqual({
    gateway_code: 'knet',
    amount: '15.000',
    customer_additional_phone: '+96550012345',
    terms_version: 1,
    language: 'ar',
  })
  expect(paid?.request.headers.get('idempotency-key')).toBe(form.idempotencyKey)
})

test('an edited amount is first shown with its fee and total, the second press pays', async () => {
  const bff = bffOver(pricing)
  const first = await opened(bff)
  const shown = await press(bff, { token: first.form.token, amount: '٢٠' })
  expect(payments(bff)).toEqual([])
  const second = await opened(bff, shown.headers.get('location') ?? '')
  expect(second.form.notice).toMatchObject({ code: 'amountChanged', amount: '20.000', gatewayCode: 'knet' })
  expect(second.load).toMatchObject({ page: { choices: [{ total: { amount: '20.000', currency: 'KWD' } }] } })
  expect(where(await press(bff, { token: second.form.token, amount: '20.000' }))).toEqual([303, bank])
  expect(payments(bff).map(({ body }) => body)).toMatchObject([{ amount: '20.000' }])
})

test.each(['15.000', '15', ' 15.00 ', ''])(
  'the amount as shown, typed as %j, is paid at the first press',
  async (amount) => {
    const bff = bffOver(pricing)
    const { form } = await opened(bff)
    expect(where(await press(bff, { token: form.token, amount }))).toEqual([303, bank])
    expect(payments(bff).map(({ body }) => body)).toMatchObject([{ amount: '15.000' }])
  },
)

test.each(['-1', '0', '1e3', 'NaN', '1.2345', '48,750', '9'.repeat(31)])(
  'an amount the core refuses (%s) comes back with its field error and what was typed',
  async (amount) => {
    const refusal = { status: 400, body: { amount: ['Must be valid positive number'] } }
    const bff = bffOver({ ...pricing, payChoices: refusal })
    const { form } = await opened(bff)
    const shown = await press(bff, { token: form.token, amount })
    const again = await opened(bff, shown.headers.get('location') ?? '')
    expect(again.form.notice?.fieldErrors).toEqual({ amount: ['Must be valid positive number'] })
    expect(again.form.notice?.amount).toBe(amount)
    expect(again.load).toMatchObject({ page: { choices: [{ total: { amount: '16.750' } }] } })
    expect(payments(bff)).toEqual([])
  },
)

test('an amount sent where none may be edited is not heard', async () => {
  const bff = bffOver(paying)
  const { form } = await opened(bff)
  await press(bff, { token: form.token, amount: '0.001' })
  expect(payments(bff).map(({ body }) => body)).toMatchObject([{ amount: '15.000' }])
})

test('a refused payment shows the page again with the message, the fields and the choice', async () => {
  const refusal = { status: 400, body: { customer_additional_phone: ['Enter valid phone number'] } }
  const bff = bffOver({ pay: refusal })
  const { form } = await opened(bff)
  const back = await press(bff, { token: form.token })
  const location = back.headers.get('location') ?? ''
  expect(location).toMatch(/^\/en\/pay\/PR-1002\?notice=[\w-]{22}$/)
  const again = await opened(bff, location)
  expect(again.form.notice).toEqual({
    code: 'invalid',
    message: 'Enter valid phone number',
    fieldErrors: { customerAdditionalPhone: ['Enter valid phone number'] },
    amount: null,
    gatewayCode: 'knet',
  })
  expect(again.form.idempotencyKey).not.toBe(form.idempotencyKey)
})

test('what was typed beside the amount comes back with every page that is no payment', async () => {
  const typed = { customerAdditionalPhone: '500 12', termsVersion: '3' }
  const kept = { customerAdditionalPhone: '500 12', termsVersion: 3 }
  const priced = bffOver(pricing)
  const first = await opened(priced)
  const shown = await press(priced, { token: first.form.token, amount: '20', ...typed })
  const second = await opened(priced, shown.headers.get('location') ?? '')
  expect(second.form.notice).toMatchObject({ code: 'amountChanged', ...kept })
  const refusing = bffOver({
    pay: { status: 400, body: { customer_additional_phone: ['Enter valid phone number'] } },
  })
  const { form } = await opened(refusing)
  const back = await press(refusing, { token: form.token, ...typed })
  expect((await opened(refusing, back.headers.get('location') ?? '')).form.notice).toMatchObject(kept)
})

test('a press without a gateway asks for one', async () => {
  const bff = bffOver(paying)
  const { form } = await opened(bff)
  const back = await press(bff, { token: form.token, gatewayCode: '' })
  const again = await opened(bff, back.headers.get('location') ?? '')
  expect(again.form.notice?.fieldErrors).toEqual({ gatewayCode: ['Choose how to pay.'] })
  expect(payments(bff)).toEqual([])
})

test('a double press makes one attempt, and both lead to its bank page', async () => {
  let isPaid = false
  const bff = bffOver({
    pay: () => {
      isPaid = true
      return { status: 200, body: { redirect_url: bank } }
    },
    payDetails: () => ({ status: 200, body: { ...payDetails, live_attempt_id: isPaid ? 'AT-1' : null } }),
  })
  const { form } = await opened(bff)
  const [one, two] = await Promise.all([press(bff, { token: form.token }), press(bff, { token: form.token })])
  expect([where(one), where(two)]).toEqual([
    [303, bank],
    [303, bank],
  ])
  expect(payments(bff)).toHaveLength(1)
})

test('a used token shows the true state once its payment is over', async () => {
  const state = { paid: false }
  const paid = { ...payDetails, state: 'paid', valid_for_payment: false, paid_attempt_id: 'AT-1' }
  const bff = bffOver({
    ...paying,
    payDetails: () => ({ status: 200, body: state.paid ? paid : payDetails }),
  })
  const { form } = await opened(bff)
  await press(bff, { token: form.token })
  state.paid = true
  expect(where(await press(bff, { token: form.token }))).toEqual([303, '/en/pay/PR-1002'])
  expect(payments(bff)).toHaveLength(1)
})

test('a used token with another choice leads to the page, not to the first choice’s bank', async () => {
  const bff = bffOver({
    ...paying,
    payDetails: { status: 200, body: { ...payDetails, live_attempt_id: 'AT-1' } },
  })
  const { form } = await opened(bff)
  await press(bff, { token: form.token })
  expect(where(await press(bff, { token: form.token, gatewayCode: 'card' }))).toEqual([
    303,
    '/en/pay/PR-1002',
  ])
})

test('where the answer was lost the same key is pressed again, so that the same attempt is found', async () => {
  const answers = { isDown: true }
  const bff = bffOver({
    pay: () => {
      if (answers.isDown) throw new Error('reset')
      return { status: 200, body: { redirect_url: bank } }
    },
  })
  const { form } = await opened(bff)
  const back = await press(bff, { token: form.token })
  const again = await opened(bff, back.headers.get('location') ?? '')
  expect(again.form.notice?.code).toBe('unavailable')
  answers.isDown = false
  expect(where(await press(bff, { token: again.form.token }))).toEqual([303, bank])
  const keys = payments(bff).map(({ request }) => request.headers.get('idempotency-key'))
  expect(keys).toEqual([form.idempotencyKey, form.idempotencyKey])
})

const token: FormToken = {
  transactionId: 'PR-1002',
  idempotencyKey: 'k',
  locale: 'en',
  page: '/en/pay/PR-1002',
  shown: null,
  issuedAt: startOfTest.getTime(),
}

test.each([
  ['no token', ''],
  ['a token of another secret', signFormToken(token, 'another-secret-of-thirty-two-characters')],
  ['a token of another transaction', signFormToken({ ...token, transactionId: 'PR-1' }, secret)],
  [
    'a changed token',
    `${signFormToken(token, secret).slice(0, 10)}x${signFormToken(token, secret).slice(11)}`,
  ],
  ['as many letters as a signature has, and more bytes', `x.${'a'.repeat(42)}é`],
  ['half a token', signFormToken(token, secret).split('.')[0] ?? ''],
  ['two signatures', `${signFormToken(token, secret)}.x`],
  [
    'a token of yesterday',
    signFormToken({ ...token, issuedAt: startOfTest.getTime() - 12 * 3_600_000 - 1 }, secret),
  ],
])('%s pays nothing and asks to press again', async (_name, text) => {
  const bff = bffOver(paying)
  const response = await press(bff, { token: text })
  const again = await opened(bff, response.headers.get('location') ?? '')
  expect(again.form.notice).toMatchObject({ code: 'formExpired', gatewayCode: 'knet' })
  expect(payments(bff)).toEqual([])
})

test('a token reads as what was signed', () => {
  const asked = { transactionId: 'PR-1002', secret, now: startOfTest }
  expect(readFormToken(signFormToken(token, secret), asked)).toEqual({ ok: true, value: token })
})

test('a form of an id that cannot exist is refused, whatever its token says', async () => {
  const bff = bffOver(paying)
  const transactionId = 'a/../../merchant-details'
  const forged = signFormToken({ ...token, transactionId }, secret)
  const path = `/bff/pay/${encodeURIComponent(transactionId)}/form`
  expect((await bff.press(path, { token: forged, gatewayCode: 'knet' })).status).toBe(400)
  expect(bff.made).toEqual([])
})

test('what is no form is refused', async () => {
  const bff = bffOver(paying)
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const send = (body: string, more = {}) =>
    bff.request('/bff/pay/PR-1002/form', { method: 'POST', body, headers: { ...headers, ...more } })
  expect((await send('{}')).status).toBe(400)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('a=1', form)).status).toBe(400)
  expect((await send(`token=${'x'.repeat(9_000)}`, form)).status).toBe(400)
  expect(payments(bff)).toEqual([])
})

test('the form’s own address, reloaded, is the pay page', async () => {
  expect(where(await bffOver().request('/bff/pay/PR-1002/form'))).toEqual([303, '/en/pay/PR-1002'])
})

test('a notice belongs to its transaction and lives ten minutes', async () => {
  const bff = bffOver({ pay: { status: 409, body: { detail: 'Not now', code: 'conflict' } } })
  const { form } = await opened(bff)
  const location = (await press(bff, { token: form.token })).headers.get('location') ?? ''
  expect((await opened(bff, location.replace('PR-1002', 'PR-1'))).form.notice).toBeNull()
  expect((await opened(bff, location)).form.notice).toMatchObject({ message: 'Not now' })
  bff.time.now = new Date(startOfTest.getTime() + 600_001)
  expect((await opened(bff, location)).form.notice).toBeNull()
})
