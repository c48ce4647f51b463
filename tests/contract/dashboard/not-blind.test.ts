import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import { checkedDesk } from './checked-desk.ts'
import { newKey } from './transactions/operations-desk.ts'

const database = databaseForTests()
const { act, refund, paid, plain, people, tasks } = checkedDesk(database)

test('whoever allows sees how much, of whom, why, for how long, and whether it was used', async () => {
  await people()
  const [cashier, checker] = [await plain(), await plain({ permissions: ['payment.refund'] })]
  const { id } = await paid()
  const press = (amount: string | null, reason = '') =>
    act('operations.refund', id, {
      as: cashier,
      headers: newKey(),
      query: '?ask=permission',
      body: { amount, reason },
    })
  expect(await press('48.751')).toMatchObject({ status: 400, body: { code: 'above_available' } })
  expect(await press('5.000', '  The cake was broken  ')).toMatchObject({ status: 403 })
  const [task] = ((await act('tickets.tasks', '', { as: checker })).body as { results: { id: string }[] })
    .results
  expect(task).toMatchObject({
    amount: '5.000',
    currency_code: 'KWD',
    why: 'The cake was broken',
    allows_hours: 48,
    is_used: false,
  })
  const yes = { as: checker, params: { answer: 'approve' }, body: {} }
  expect(await act('tickets.answer', task?.id ?? '', yes)).toMatchObject({ status: 200 })
  expect(await refund(id, '5.001', { as: cashier })).toMatchObject({
    status: 409,
    body: {
      code: 'over_allowed',
      message:
        'You are approved for up to KWD\u00a05.000. Enter less, or ask for approval again after using it.',
    },
  })
  expect(await refund(id, '5.000', { as: cashier })).toMatchObject({ status: 200 })
  expect(await refund(id, '1.000', { as: cashier })).toMatchObject({
    status: 403,
    body: { code: 'permission_denied' },
  })
  const done = await act('tickets.tasks', '', { as: checker, query: '?task_list=DONE' })
  expect(done.body).toMatchObject({ results: [{ id: task?.id, is_used: true }] })
})

test('whoever checks reads why it is asked for', async () => {
  const { maker, checker } = await people()
  const { id } = await paid()
  const body = { amount: '20.000', reason: 'Ordered twice' }
  expect(await act('operations.refund', id, { as: maker, headers: newKey(), body })).toMatchObject({
    status: 202,
  })
  expect((await tasks(checker)).results).toMatchObject([{ why: 'Ordered twice', amount: '20.000' }])
})
