import { staffContract } from '@wasl/contracts/web-staff'
import { nothingSelected, type SelectionChange } from '@wasl/ui/table/rows/selection.ts'
import { expect, test, vi } from 'vitest'
import { mock, type Answer } from '../../../../base/mock.fixtures.ts'
import { drawnBy } from '../drawn.fixtures.tsx'
import { useBulk, type FindIds } from './use-bulk.ts'
import type { Matching } from './use-matching.ts'

const matching: Matching = { place: { module: 'event', list: 'live' }, filters: {}, q: '' }

const { bulk: act, bulkRemove } = staffContract.actions
/** Null: the connection breaks. */
type Answered = Answer<typeof act> | null

const done: Answered = { status: 200, body: { message: '', results: [] } }

/** The bulk actions of a list as they were first drawn. */
function drawn(answer: () => Answered = () => done) {
  const changes: SelectionChange[] = []
  const change = (what: SelectionChange) => void changes.push(what)
  const selection = { selection: nothingSelected, count: 24, change }
  const { model, ...heard } = drawnBy(
    () => useBulk({ matching, selection, onChanged: () => {} }),
    mock(act, answer),
    mock(bulkRemove, answer),
  )
  return { bulk: model, changes, ...heard }
}

test('Yes pressed twice while the ids are looked up is one action with one key', async () => {
  const { bulk, sent, told } = drawn()
  const lookup = Promise.withResolvers<string[]>()
  const findIds = vi.fn<FindIds>(() => lookup.promise)
  const presses = [bulk.apply('email', findIds), bulk.apply('email', findIds)]
  lookup.resolve(['PR-1', 'PR-2'])
  expect(await Promise.all(presses)).toEqual([true, false])
  expect(findIds).toHaveBeenCalledOnce()
  expect(sent).toEqual([
    { path: '/bff/dashboard/bulk-actions/event/email', key: expect.any(String), body: ['PR-1', 'PR-2'] },
  ])
  expect(told).toEqual(['success: Applied successfully'])
})

test('ids that cannot be looked up are told, nothing is sent, and the next press is a new one', async () => {
  const { bulk, sent, told } = drawn()
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await bulk.apply('email', lost)).toBe(true)
  expect(sent).toEqual([])
  expect(told).toEqual(['error: Unexpected error: no answer came'])
  await bulk.apply('email', () => ['PR-1'])
  expect(sent).toHaveLength(1)
})

test('after a lost answer the same act on the same rows keeps its key, and an answered one does not', async () => {
  vi.stubGlobal('setTimeout', (go: () => void) => void queueMicrotask(go))
  let isLost = true
  const { bulk, sent, told } = drawn(() => (isLost ? null : done))
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  expect(told).toEqual(['error: Unexpected error: no answer came'])
  isLost = false
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  const before = sent.length
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  expect(sent[before]?.key).not.toBe(sent[0]?.key)
})

test('after a failure of the server the same press goes out under the same key, after an answer under another', async () => {
  let answer: Answered = { status: 500, body: { code: 'unavailable', message: 'Try again', requestId: 'r' } }
  const { bulk, sent, told } = drawn(() => answer)
  await bulk.apply('email', () => ['PR-1'])
  expect(told).toEqual(['error: Try again'])
  const tries = sent.length
  answer = done
  await bulk.apply('email', () => ['PR-1'])
  await bulk.apply('email', () => ['PR-1'])
  const keyOf = (at: number) => sent[at]?.key
  expect(keyOf(tries)).toBe(keyOf(0))
  expect(keyOf(tries + 1)).not.toBe(keyOf(0))
})

test.each([
  ['a lost answer', null],
  ['a failure of the server', 500],
  ['a press that is still under way', 409],
  ['too many at once', 429],
] as const)(
  'after %s rows are deleted under the same key, and all of them stay selected',
  async (_, status) => {
    vi.stubGlobal('setTimeout', (go: () => void) => void queueMicrotask(go))
    const body = { code: 'any', message: 'Try again', requestId: 'r' }
    let isLost = true
    const { bulk, sent, told, about, changes } = drawn(() =>
      !isLost ? done : status === null ? null : { status, body },
    )
    await bulk.apply('delete', () => ['PR-1', 'PR-2'])
    expect(told).toEqual([status === null ? 'error: Unexpected error: no answer came' : 'error: Try again'])
    expect(changes).toEqual([])
    isLost = false
    await bulk.apply('delete', () => ['PR-1', 'PR-2'])
    // One snackbar: the second takes the place of the first.
    expect(about).toEqual([sent[0]?.key, sent[0]?.key])
    expect(sent[0]?.key).toMatch(/^.{8,}$/)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    await bulk.apply('delete', () => ['PR-1', 'PR-2'])
    expect(sent.at(-1)?.key).not.toBe(sent[0]?.key)
  },
)

type Row = Extract<Answered, { status: 207 }>['body']['results'][number]
const failed = (id: string, code: string): Row => ({ id, result: 'failed', code, message: 'no' })
const answers = (...results: Row[]): Answered => ({ status: 207, body: { message: 'Some', results } })

test('what is left of rows of which nobody knows is the same press, what was refused is a new one', async () => {
  let answer = answers(
    { ...failed('PR-1', 'done'), result: 'done' },
    failed('PR-2', 'unavailable'),
    failed('PR-3', 'no_address'),
  )
  const { bulk, sent } = drawn(() => answer)
  await bulk.apply('email', () => ['PR-1', 'PR-2', 'PR-3'])
  answer = answers(failed('PR-2', 'too_many'), failed('PR-3', 'no_address'))
  await bulk.apply('email', () => ['PR-2', 'PR-3'])
  await bulk.apply('email', () => ['PR-2'])
  const [first, second, third] = sent.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('rows that were done are sent anew under a new key, also beside one of which nobody knows', async () => {
  const { bulk, sent } = drawn(() =>
    answers({ ...failed('PR-1', 'done'), result: 'done' }, failed('PR-2', 'unavailable')),
  )
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  await bulk.apply('email', () => ['PR-1', 'PR-2'])
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})
