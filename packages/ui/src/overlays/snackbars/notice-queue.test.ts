import { expect, test } from 'vitest'
import { addNotice, closeNotice, shownNotices, type Notice } from './notice-queue.ts'

const notice = (id: string, tone: Notice['tone'] = 'success'): Notice => ({ id, tone, text: `Text ${id}` })
const ids = (queue: Notice[]) => queue.map(({ id }) => id)

test('three stand at once and the next comes when one is closed', () => {
  const queue = ['1', '2', '3', '4'].map((id) => notice(id)).reduce(addNotice, [])
  expect(ids(shownNotices(queue))).toEqual(['1', '2', '3'])
  expect(ids(shownNotices(closeNotice(queue, '2')))).toEqual(['1', '3', '4'])
})

test('an error never waits behind good news', () => {
  const queue = [notice('1'), notice('2'), notice('3'), notice('4', 'error')]
  expect(ids(shownNotices(queue))).toEqual(['1', '2', '4'])
})

test('the same words do not stand twice', () => {
  const again = { ...notice('9'), text: 'Text 1' }
  expect(ids(addNotice([notice('1'), notice('2')], again))).toEqual(['2', '9'])
})

test('the same words of another thing, with a way to it, stand beside them', () => {
  const report = (id: string): Notice => ({
    ...notice(id),
    text: 'Exported',
    go: { label: 'Go', href: `/r/${id}` },
  })
  const queue = [report('1'), report('2')].reduce(addNotice, [])
  expect(ids(queue)).toEqual(['1', '2'])
  expect(ids(addNotice(queue, { ...report('1'), id: '3' }))).toEqual(['2', '3'])
})

test('two things of one name that were deleted are told, and undone, for themselves', () => {
  const removed = (id: string): Notice => ({
    ...notice(id),
    text: 'Till was deleted',
    undo: { label: 'Undo', onUndo: () => {} },
  })
  expect(ids([removed('1'), removed('2')].reduce(addNotice, []))).toEqual(['1', '2'])
})

test('what is told anew of the same press takes the place of what was told before, and of nothing else', () => {
  const lost = { ...notice('1', 'error'), about: 'press' }
  const queue = [lost, { ...notice('2', 'error'), about: 'another' }, notice('3')]
  expect(ids(addNotice(queue, { ...notice('4'), about: 'press' }))).toEqual(['2', '3', '4'])
  expect(ids(addNotice(queue, notice('4')))).toEqual(['1', '2', '3', '4'])
})
