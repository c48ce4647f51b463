import { describe, expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'

const over = (status: number, body: unknown) => bffOver({ other: { status, body } })
type Sent = { method: string; path: string; body: unknown }
const sent = (status: number, answer: unknown, { method, path, body }: Sent) =>
  over(status, answer).request(path, { method, headers: fromApp, body: JSON.stringify(body) })
const refusal = { detail: 'The core says no.', code: 'no' }
const root = '/bff/dashboard/administration'

const gateway = {
  code: 'card',
  adapter: 'sandbox',
  installed: true,
  wallet: false,
  operation: 'purchase',
  multiple_attempts: true,
  settings: ['api_secret'],
  logo_url: null,
  active: true,
  name_en: 'Card',
  name_ar: 'بطاقة',
  verb_en: 'Pay',
  verb_ar: 'ادفع',
  next_step_en: '',
  next_step_ar: '',
  terms: [{ currency_code: 'KWD', fee: '0.250', minimum: null, maximum: null }],
  units: [
    {
      unit_code: 'food_court',
      offered: false,
      terms: [{ currency_code: 'KWD', fee: null, minimum: null, maximum: null }],
    },
  ],
  under_way: 2,
  revision: 3,
}
const gateways = {
  results: [gateway],
  units: [{ unit_code: 'food_court', title_en: 'Food court', title_ar: 'ساحة الطعام' }],
  preferred_gateway: 'card',
  currency: 'KWD',
}
const typed = { currency: 'KWD', fee: '', minimum: '', maximum: '' }
const wish = {
  active: true,
  nameEn: '',
  nameAr: 'بطاقة',
  verbEn: 'Pay',
  verbAr: 'ادفع',
  nextStepEn: '',
  nextStepAr: '',
  terms: [typed],
  units: [{ unit: 'food_court', offered: true, terms: [typed] }],
  revision: 3,
}

test('gateways are told in the words of their screen', async () => {
  const answer = await over(200, gateways).request(`${root}/gateways`)
  expect(await answer.json()).toEqual({
    gateways: [
      {
        code: 'card',
        adapter: 'sandbox',
        isInstalled: true,
        isWallet: false,
        operation: 'purchase',
        hasMultipleAttempts: true,
        settings: ['api_secret'],
        logoUrl: null,
        active: true,
        name: { en: 'Card', ar: 'بطاقة' },
        verb: { en: 'Pay', ar: 'ادفع' },
        nextStep: { en: '', ar: '' },
        terms: [{ currency: 'KWD', fee: '0.250', minimum: null, maximum: null }],
        units: [
          {
            unit: 'food_court',
            offered: false,
            terms: [{ currency: 'KWD', fee: null, minimum: null, maximum: null }],
          },
        ],
        underWay: 2,
        revision: 3,
      },
    ],
    units: [{ unit: 'food_court', title: { en: 'Food court', ar: 'ساحة الطعام' } }],
    preferred: 'card',
    currency: 'KWD',
  })
})

test('gateways are arranged by what is changed alone, and by what was seen', async () => {
  const seen = { order: ['card', 'knet'], preferred: 'KNET' }
  const asked = async (change: object) => {
    const bff = over(409, { detail: 'Changed since', code: 'changed' })
    const body = JSON.stringify({ ...change, seen })
    const answer = await bff.request(`${root}/gateways`, { method: 'PATCH', headers: fromApp, body })
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'changed' }])
    return bff.made.at(-1)?.body
  }
  const before = { order: ['card', 'knet'], preferred_gateway: 'KNET' }
  expect(await asked({ order: ['knet', 'card'] })).toEqual({ order: ['knet', 'card'], seen: before })
  expect(await asked({ preferred: null })).toEqual({ preferred_gateway: null, seen: before })
})

test('a way into a field keeps its name, a field of the form gets the screen’s', async () => {
  const wrong = { name_en: ['Required'], 'units.food_court.KWD.fee': ['No amount'] }
  const answer = await sent(400, wrong, { method: 'PUT', path: `${root}/gateways/card`, body: wish })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    fieldErrors: { nameEn: ['Required'], 'units.food_court.KWD.fee': ['No amount'] },
  })
})

describe.each([
  ['gateways', 'PUT', `${root}/gateways/card`, wish],
  ['pause', 'PUT', `${root}/pause`, { unitCode: null, textEn: '', textAr: '', minutes: 5, until: null }],
  ['api-keys', 'DELETE', `${root}/api-keys/KEY-1`, {}],
  ['webhooks', 'POST', `${root}/webhooks/HOOK-1/secret`, {}],
])('%s', (_area, method, path, body) => {
  test.each([403, 404, 429])('what the core refuses with %i is a problem', async (status) => {
    const answer = await sent(status, refusal, { method, path, body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: 'no', message: 'The core says no.' })
  })

  test('whoever is signed out is told so', async () => {
    expect((await sent(401, refusal, { method, path, body })).status).toBe(401)
  })
})
