import { expect, test } from 'vitest'
import { toldToMaker } from './request-notice.ts'

const textFor = (reader: string, status: string, by: string) =>
  toldToMaker({ kind: 'operation_request.changed', userId: '7', by, status, object: 'PR-1' }, reader)?.text

test('whoever asked for an operation is told every end of it that is not their own doing, and nobody else is', () => {
  const told = (status: string) => textFor('7', status, '8')
  expect(['DONE', 'MANUAL', 'REJECTED', 'EXPIRED', 'CANCELED'].map(told)).toEqual([
    'staff.live.operation.done',
    'staff.live.operation.manual',
    'staff.live.operation.rejected',
    'staff.live.operation.expired',
    'staff.live.operation.canceled',
  ])
  expect(['PENDING', 'APPROVED'].map(told)).toEqual([undefined, undefined])
  expect([textFor('7', 'CANCELED', ''), textFor('7', 'CANCELED', '7')]).toEqual([
    'staff.live.operation.canceled',
    undefined,
  ])
  expect(textFor('8', 'DONE', '')).toBeUndefined()
})
