import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { coreContract } from './core.ts'
import { foodContract } from './core/food.contract.ts'
import { verbOf } from './verb.ts'
import { toCore, toWeb, webOf, webSchema } from './web-of.ts'

const Row = z.strictObject({
  unit_code: z.string().max(3),
  opened_at: z.string().nullable(),
  fee_by_currency: z.record(z.string(), z.object({ least_amount: z.string() })).optional(),
  rules: z.array(
    z.discriminatedUnion('rule_kind', [
      z.strictObject({ rule_kind: z.literal('max_amount'), max_amount: z.string() }),
      z.strictObject({ rule_kind: z.literal('days'), week_days: z.tuple([z.int(), z.int()]) }),
    ]),
  ),
})
const core = {
  unit_code: 'a_b',
  opened_at: null,
  fee_by_currency: { other_fee: { least_amount: '1' } },
  rules: [
    { rule_kind: 'max_amount', max_amount: '5' },
    { rule_kind: 'days', week_days: [1, 2] },
  ],
}
const web = {
  unitCode: 'a_b',
  openedAt: null,
  feeByCurrency: { other_fee: { leastAmount: '1' } },
  rules: [
    { ruleKind: 'max_amount', maxAmount: '5' },
    { ruleKind: 'days', weekDays: [1, 2] },
  ],
}

test('fields are renamed at any depth and back; keys of records and values stay', () => {
  expect(toWeb(Row, core)).toEqual(web)
  expect(toCore(Row, web)).toEqual(core)
})

test('the derived schema keeps limits and strictness', () => {
  const schema = webSchema(Row)
  expect(z.safeParse(schema, web).success).toBe(true)
  expect(z.safeParse(schema, { ...web, unitCode: 'long' }).success).toBe(false)
  expect(z.safeParse(schema, { ...web, unit_code: 'a' }).success).toBe(false)
})

test('a recursive schema is derived without an end', () => {
  const Category = z.object({
    name_en: z.string(),
    get sub_categories(): z.ZodArray<typeof Category> {
      return z.array(Category)
    },
  })
  const value = { name_en: 'a', sub_categories: [{ name_en: 'b', sub_categories: [] }] }
  expect(toWeb(Category, value)).toEqual({ nameEn: 'a', subCategories: [{ nameEn: 'b', subCategories: [] }] })
  expect(z.safeParse(webSchema(Category), toWeb(Category, value)).success).toBe(true)
})

test('what cannot be renamed is refused when the contract is made', () => {
  expect(() => webSchema(z.object({ a_b: z.string() }).refine(() => true))).toThrow(/refinement/)
  expect(() => webSchema(z.string().transform(Number))).toThrow(/pipe/)
})

test('a derived route keeps its method below the prefix, and every refusal is a Problem', () => {
  const { list } = webOf(
    initContract().router({
      list: {
        method: 'GET',
        path: '/rows',
        responses: { 200: z.array(Row), 409: z.object({}), 421: z.object({}) },
      },
    }),
    '/dashboard',
  )
  expect([list.method, list.path]).toEqual(['GET', '/dashboard/rows'])
  expect(Object.keys(list.responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '429',
    '500',
    '502',
    '503',
  ])
  const problem = { code: 'no', message: 'No.', requestId: '1' }
  expect(z.safeParse(list.responses[409], problem).success).toBe(true)
})

test('every area of the administration can be derived', () => {
  expect(() => webOf(coreContract.administration, '/dashboard')).not.toThrow()
})

test.each([['food', foodContract]])(
  'the frozen contract of %s can be derived, and each address has one answer',
  (_name, contract) => {
    expect(() => webOf(contract, '')).not.toThrow()
    const addresses = Object.values(contract).map((route) => `${verbOf(route)} ${route.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  },
)
