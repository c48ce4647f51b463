import { staffContract } from '@wasl/contracts/web-staff'
import { expect, test } from 'vitest'
import { mock } from '../../base/mock.fixtures.ts'
import { drawnBy } from '../../dashboard/transactions/actions/drawn.fixtures.tsx'
import type { AnyResource } from './any-resource.ts'
import { useRemoval } from './use-removal.ts'

const { recentPassword } = staffContract.auth.own
// As far as a removal needs one.
const roles = { key: ['roles'], client: {}, removesWithPassword: true } as unknown as AnyResource

const asked = (of: AnyResource, seconds: number | null) =>
  drawnBy(
    () => useRemoval(of),
    mock(recentPassword, () => (seconds === null ? null : { status: 200, body: { seconds } })),
  )

test('what wants a recent password is deleted without a question while that is long enough ago to go on', async () => {
  const { model, told } = asked(roles, 60)
  expect([await model.mayGo(), told]).toEqual([true, []])
})

test('a password that would be too old when the server hears of it is asked for, and giving up deletes nothing', async () => {
  const { model, told } = asked(roles, 59)
  expect([await model.mayGo(), told]).toEqual([false, []])
})

test('where the server does not say, nothing is said to be deleted', async () => {
  const { model, told } = asked(roles, null)
  expect(await model.mayGo()).toBe(false)
  expect(told).toHaveLength(1)
})

test('what needs no password asks the server nothing', async () => {
  const { model, sent } = asked({ ...roles, removesWithPassword: false }, 0)
  expect([await model.mayGo(), sent]).toEqual([true, []])
})
