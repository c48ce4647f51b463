import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import { operationsDesk } from './transactions/operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act } = operationsDesk(database)

const oneOf = (currency: string, above: string) => ({
  currency_code: currency,
  one_above: above,
  two_above: null,
})

type Rules = {
  revision: string
  thresholds: { currency_code: string; one_above: string | null }[]
  users: { id: number; is_maker: boolean }[]
}

async function scene() {
  const { merchantId } = desk().shop
  await database().pool.query(
    `update merchant set plugins = array_append(array_remove(plugins, 'ticket'), 'ticket') where id = $1`,
    [merchantId],
  )
  const owner = await signIn()
  const shown = async () => {
    const got = await act('operationRequests.rules', '', { as: owner })
    expect(got.status).toBe(200)
    return got.body as Rules
  }
  const change = (thresholds: unknown[], more: { makers?: number[]; revision?: string } = {}) =>
    act('operationRequests.changeRules', '', { as: owner, body: { thresholds, makers: [], ...more } })
  return { merchantId, shown, change }
}

test('who saves rules that somebody else has changed meanwhile is told so, and nothing is taken back', async () => {
  const { shown, change } = await scene()
  await change([])
  const { revision } = await shown()
  expect(await change([oneOf('KWD', '100')], { revision })).toMatchObject({ status: 200 })
  expect(await change([], { revision })).toMatchObject({ status: 409, body: { code: 'changed' } })
  const now = await shown()
  expect(now.thresholds).toContainEqual({ currency_code: 'KWD', one_above: '100.000', two_above: null })
  expect(await change([], { revision: now.revision })).toMatchObject({ status: 200 })
})

test('who cannot sign in for a while is the maker they were when they can again', async () => {
  const { merchantId, shown, change } = await scene()
  const { userId } = await signIn({ isSuperuser: false, permissions: ['payment.refund'] })
  const letIn = (isLetIn: boolean) =>
    database().pool.query(
      'update staff_user set disabled_at = case when $3 then null else now() end where merchant_id = $1 and id = $2',
      [merchantId, userId, isLetIn],
    )
  await change([], { makers: [userId] })
  await letIn(false)
  expect(await change([oneOf('KWD', '50')])).toMatchObject({ status: 200 })
  await letIn(true)
  expect((await shown()).users).toContainEqual(expect.objectContaining({ id: userId, is_maker: true }))
  await change([])
  expect((await shown()).users).toContainEqual(expect.objectContaining({ id: userId, is_maker: false }))
})

test('the threshold of a currency that no gateway takes any more is shown, and stays', async () => {
  const { merchantId, shown, change } = await scene()
  await change([oneOf('USD', '300')])
  await database().pool.query(
    `update gateway set currencies = array_remove(currencies, 'USD') where merchant_id = $1`,
    [merchantId],
  )
  const { thresholds } = await shown()
  expect(thresholds).toContainEqual({ currency_code: 'USD', one_above: '300.00', two_above: null })
  expect(await change(thresholds)).toMatchObject({ status: 200 })
  expect((await shown()).thresholds).toEqual(thresholds)
})
