import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import type { SignedIn } from '../../support/staff.ts'
import { checkedDesk } from './checked-desk.ts'

const database = databaseForTests()
const { act, refund, paid, plain, people, tasks, answer } = checkedDesk(database)

const closed = { status: 403, body: { code: 'section_disabled' } }
const change = (who: SignedIn, set: string) =>
  database().pool.query(`update staff_user set ${set} where id = $1`, [who.userId])
const permissionTasks = async (as: SignedIn, query = '') =>
  (await act('tickets.tasks', '', { as, query })).body as { count: number; results: { id: string }[] }
const counts = async (as: SignedIn) =>
  (
    (await act('tickets.processes', '', { as })).body as { results: { active: number; done: number }[] }
  ).results.map(({ active, done }) => [active, done])
const reply = (as: SignedIn, id: string, given: 'approve' | 'decline') =>
  act('tickets.answer', id, { as, params: { answer: given }, body: {} })

/** Everything but the section of the payments that are asked about. */
const outside = () =>
  plain({ sections: ['ticket', 'general-info', 'pos'], permissions: ['payment.refund', 'operations.check'] })

test('a permission for a payment of a closed module is not shown, not counted and not given', async () => {
  await people()
  const [cashier, stranger, checker] = [
    await plain(),
    await outside(),
    await plain({ permissions: ['payment.refund'] }),
  ]
  const { id } = await paid()
  await refund(id, '5.000', { as: cashier })
  const [task] = (await permissionTasks(checker)).results
  expect(await permissionTasks(stranger)).toMatchObject({ count: 0, results: [] })
  expect(await counts(stranger)).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(await act('tickets.permissionRequests', '', { as: stranger })).toMatchObject({ body: { count: 0 } })
  for (const given of ['approve', 'decline'] as const)
    expect(await reply(stranger, task?.id ?? '', given)).toMatchObject(closed)
  expect(await refund(id, '5.000', { as: cashier })).toMatchObject({ status: 403 })
  expect(await reply(checker, task?.id ?? '', 'approve')).toMatchObject({ status: 200 })
  expect(await permissionTasks(stranger, '?task_list=DONE')).toMatchObject({ count: 0 })
  expect(await refund(id, '5.000', { as: cashier })).toMatchObject({ status: 200 })
})

test.each([
  ['was disabled', 'disabled_at = now()'],
  ['lost the permission', `permissions = '{}'`],
  ['lost the section', `sections = '{ticket}'`],
])('what was allowed by somebody who %s since is not allowed any more', async (_, set) => {
  await people()
  const [cashier, checker] = [await plain(), await plain({ permissions: ['payment.refund'] })]
  const { id } = await paid()
  await refund(id, '5.000', { as: cashier })
  const [task] = (await permissionTasks(checker)).results
  await reply(checker, task?.id ?? '', 'approve')
  await change(checker, set)
  expect(await refund(id, '5.000', { as: cashier })).toMatchObject({
    status: 403,
    body: { code: 'permission_denied' },
  })
})

test('an operation of a closed module is not shown, not counted and not answered, small thresholds or not', async () => {
  const { maker, checker } = await people([{ currency_code: 'KWD', one_above: '0.500', two_above: null }])
  const stranger = await outside()
  const { id } = await paid()
  expect(await refund(id, '5.000', { as: maker })).toMatchObject({ status: 202 })
  const [task] = (await tasks(checker)).results
  expect(await tasks(stranger)).toMatchObject({ count: 0, results: [] })
  expect((await counts(stranger))[1]).toEqual([0, 0])
  for (const given of ['approve', 'reject'])
    expect(await answer(stranger, task?.id ?? '', given)).toMatchObject(closed)
  expect(await tasks(checker)).toMatchObject({ count: 1, results: [{ status: 'PENDING' }] })
  expect(await answer(checker, task?.id ?? '', 'approve')).toMatchObject({ body: { status: 'DONE' } })
})
