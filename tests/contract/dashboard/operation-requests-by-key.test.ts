import { createApiKeys } from '@wasl/core/kernel/api-keys/api-keys.service'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import type { SignedIn } from '../../support/staff.ts'
import { checkedDesk, money } from './checked-desk.ts'
import { newKey } from './transactions/operations-desk.ts'

const database = databaseForTests()
const { desk, act, paid, plain, people, tasks, answer } = checkedDesk(database)

test('a merchant’s own server is not exempt: 202, then the same key says what became of it', async () => {
  const { checker } = await people()
  const { id } = await paid()
  const { merchantId } = desk().shop
  const keys = createApiKeys({ db: database().db, clock: desk().clock })
  const issued = async (scopes: ('transactions:operate' | 'transactions:create')[]) => ({
    authorization: `Api-Key ${(await keys.issue({ merchantId, name: 'Shop', scopes, by: 'test' })).key}`,
  })
  const byKey = (headers: Record<string, string>, amount: string) =>
    act('operations.refund', id, { as: { headers: {} } as SignedIn, headers, body: { amount } })
  const may = await issued(['transactions:operate'])
  expect(await byKey({ ...newKey(), ...(await issued(['transactions:create'])) }, '1')).toMatchObject({
    status: 403,
    body: { code: 'out_of_scope' },
  })
  expect(await byKey(newKey(), '1')).toMatchObject({ status: 401 })
  expect(await byKey({ ...newKey(), ...may }, '10')).toMatchObject({ status: 200, body: { result: 'done' } })
  const press = { ...newKey(), ...may }
  const asked = await byKey(press, '20')
  expect(asked).toMatchObject({ status: 202, body: { result: 'requested' } })
  expect(await byKey(press, '20')).toMatchObject({ status: 202, body: asked.body })
  expect(await byKey(press, '21')).toMatchObject({ status: 422 })
  const [task] = (await tasks(checker)).results
  expect(task).toMatchObject({ is_by_key: true, status: 'PENDING' })
  expect(await answer(checker, task?.id ?? '', 'approve')).toMatchObject({ body: { status: 'DONE' } })
  expect(await byKey(press, '20')).toMatchObject({ status: 200, body: { result: 'done' } })
})

test('whoever made a key does not approve what it asks for, and a maker’s key asks as they do', async () => {
  const { owner, maker, checker } = await people()
  const both = await plain({ permissions: [...money, 'operations.check'] })
  const { merchantId } = desk().shop
  const keys = createApiKeys({ db: database().db, clock: desk().clock })
  const byKeyOf = async ({ username: by }: SignedIn, id: string, amount: string) => {
    const { key } = await keys.issue({ merchantId, name: 'Shop', scopes: ['transactions:operate'], by })
    const headers = { ...newKey(), authorization: `Api-Key ${key}` }
    return act('operations.refund', id, { as: { headers: {} } as SignedIn, headers, body: { amount } })
  }
  const { id } = await paid()
  expect(await byKeyOf(both, id, '20')).toMatchObject({ status: 202 })
  const [task] = (await tasks(both)).results
  expect(task).toMatchObject({
    actions: [{ value: 'reject' }],
    hindrance: 'A key that you made asked for this: a colleague checks it.',
  })
  expect(await answer(both, task?.id ?? '', 'approve')).toMatchObject({ status: 403 })
  expect(await answer(checker, task?.id ?? '', 'approve')).toMatchObject({ body: { status: 'DONE' } })

  const [other, third] = [await paid(), await paid()]
  const body = {
    thresholds: [{ currency_code: 'KWD', one_above: '10', two_above: '40' }],
    makers: [maker.userId],
  }
  expect(await act('operationRequests.changeRules', '', { as: owner, body })).toMatchObject({ status: 200 })
  expect(await byKeyOf(maker, other.id, '1')).toMatchObject({ status: 202 })
  expect(await byKeyOf(both, third.id, '1')).toMatchObject({ status: 200 })
})
