import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { coreDetail } from '../dashboard/transactions/detail.fixtures.ts'
import { coreRow } from '../dashboard/transactions/list.fixtures.ts'

/** USD 490.00 that a bank took for a bill in KWD. */
const refundOfClaim = {
  ...coreRow.actions[0],
  available_amount: '490.00',
  currency_code: 'USD',
  claim: 'op/1',
  moves_whole: true,
}
const paging = {
  count: 1,
  count_is_exact: true,
  page_size: 10,
  next_cursor: null,
  previous_cursor: null,
  as_of: '2026-11-20T10:00:00.000Z',
}

/** The three places that offer a row's actions. */
const places = [
  ['the list', '/bff/dashboard/transactions/payment_request/live', { ...paging, results: [coreRow] }],
  ['its page', '/bff/dashboard/transaction/payment_request/live/PR-1016', coreDetail],
  ['the home', '/bff/dashboard/home/recent-orders', { results: [coreRow] }],
] as const

const shownBy = async (path: string, body: unknown) => {
  const answer = await bffOver({ other: { status: 200, body } }).request(path)
  return { status: answer.status, text: await answer.text() }
}

/** What the core answers, with another action in the place of its own. */
const offering = (body: unknown, action: object): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === 'actions' ? [action] : value)))

test.each(places)('in %s money that did not match keeps its own currency', async (_, path, body) => {
  const { text } = await shownBy(path, offering(body, refundOfClaim))
  expect(text).toContain('"available":{"amount":"490.00","currency":"USD"}')
  expect(text).not.toContain('{"amount":"490.00","currency":"KWD"}')
})

test.each(places)('in %s what moves no money has no amount', async (_, path, body) => {
  const { available_amount: _amount, currency_code: _currency, ...plain } = refundOfClaim
  const { text } = await shownBy(path, offering(body, { ...plain, available_amount: null }))
  expect(text).toContain('"available":null')
})

test.each(places)('in %s an amount without its currency is no answer', async (_, path, body) => {
  const { currency_code: _currency, ...without } = refundOfClaim
  expect((await shownBy(path, offering(body, without))).status).toBe(502)
})
