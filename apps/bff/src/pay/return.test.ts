import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

const where = (response: Response) => [response.status, response.headers.get('location')]
const told = (bff: ReturnType<typeof bffOver>) =>
  bff.made.filter(({ call }) => call === 'returned').map(({ body }) => body)

test('a payer who comes back by GET sees the attempt, and the core hears what the bank gave along', async () => {
  const bff = bffOver()
  expect(where(await bff.request('/bff/return/AT-1?statement=abc&signature=x'))).toEqual([
    303,
    '/en/attempt/AT-1',
  ])
  expect(told(bff)).toEqual([{ params: { statement: 'abc', signature: 'x' } }])
})

test('a payer who comes back by POST from the bank’s site needs no cookie and no header of ours', async () => {
  const bff = bffOver()
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://bank.example', 'accept-language': 'ar' }
  expect(where(await bff.press('/bff/return/AT-1?a=1', { result: 'CAPTURED' }, headers))).toEqual([
    303,
    '/ar/attempt/AT-1',
  ])
  expect(told(bff)).toEqual([{ params: { a: '1', result: 'CAPTURED' } }])
})

test('the payer comes back to the language that was left', async () => {
  const bff = bffOver()
  expect(where(await bff.request('/bff/return/AT-1?lang=ar&a=1'))).toEqual([303, '/ar/attempt/AT-1'])
  expect(where(await bff.request('/bff/return/AT-1?lang=fr'))).toEqual([303, '/en/attempt/AT-1'])
  expect(told(bff)).toEqual([{ params: { a: '1' } }, { params: {} }])
})

test('parameters that are too many or too long are left out', async () => {
  const bff = bffOver()
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`p${at}`, 'x']))
  await bff.press('/bff/return/AT-1', { huge: 'x'.repeat(5_000), ['n'.repeat(65)]: 'x', ...many })
  const [body] = told(bff) as { params: Record<string, string> }[]
  expect(Object.keys(body?.params ?? {})).toHaveLength(64)
  expect(body?.params).not.toHaveProperty('huge')
})

test.each([404, 500, 503])(
  'where the core answers %i the payer still gets to the attempt',
  async (status) => {
    const bff = bffOver({ returned: { status, body: { detail: 'no', code: 'no' } } })
    expect(where(await bff.request('/bff/return/AT-1'))).toEqual([303, '/en/attempt/AT-1'])
  },
)

test('an id that cannot exist is never asked for', async () => {
  const bff = bffOver()
  expect(where(await bff.request('/bff/return/a%20b'))).toEqual([303, '/en/attempt/a%20b'])
  expect(bff.made).toEqual([])
})
