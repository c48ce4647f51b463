import { afterAll, beforeAll, expect, test } from 'vitest'
import { bffUnderTest, type BffUnderTest } from './bff-under-test.ts'

let bff: BffUnderTest

beforeAll(async () => {
  bff = await bffUnderTest()
}, 180_000)
afterAll(() => bff.close())

const tokenOn = async (path: string): Promise<string> =>
  /name="token" value="([^"]+)"/.exec(await (await bff.get(path)).text())?.[1] ?? ''

/** As staff correct what waits for its payer. */
const overTwice = (id: string) =>
  bff.pool.query('update payment_transaction set amount = amount * 2 where public_id = $1', [id])

const attemptsOf = async (id: string): Promise<number> => {
  const { rows } = await bff.pool.query<{ n: string }>(
    `select count(*) as n from attempt join payment_transaction t on t.id = attempt.transaction_id where t.public_id = $1`,
    [id],
  )
  return Number(rows[0]?.n)
}

test('what is over another amount since its page was drawn is not paid unseen; the page shows the new one', async () => {
  const id = 'PR-1005'
  const token = await tokenOn(`/en/pay/${id}`)
  const before = await attemptsOf(id)
  await overTwice(id)
  const pressed = await bff.submit(`/bff/pay/${id}/form`, { token, gatewayCode: 'knet' })
  const back = pressed.headers.get('location') ?? ''
  expect([pressed.status, back]).toEqual([303, expect.stringMatching(/^\/en\/pay\/PR-1005\?notice=/)])
  expect(await attemptsOf(id)).toBe(before)
  expect(await (await bff.get(back)).text()).toContain('This request is for a different amount')
  const again = await bff.submit(`/bff/pay/${id}/form`, { token: await tokenOn(back), gatewayCode: 'knet' })
  expect(again.headers.get('location')).toContain('/sandbox-bank/')
  await bff.expectCleanBooks()
}, 60_000)
