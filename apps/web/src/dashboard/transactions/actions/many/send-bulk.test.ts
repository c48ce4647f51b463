import { expect, test } from 'vitest'
import type { StaffClient } from '../send-action.ts'
import { failedIn, sendBulk } from './send-bulk.ts'

type Answer = { status: number; body: unknown }
type Call = { params: object; body: string[]; headers?: Record<string, string> }

function clientThat(...answers: Answer[]) {
  const calls: (Call & { method: string })[] = []
  const answer = (method: string) => async (call: Call) => {
    calls.push({ method, ...call })
    return answers.shift() ?? { status: 200, body: { message: '', results: [] } }
  }
  // Of the client only what is called here.
  const client = { actions: { bulk: answer('POST'), bulkRemove: answer('DELETE') } } as unknown as StaffClient
  return { client, calls }
}

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, at) => `PR-${at + first}`)
const sent = { module: 'event', action: 'email', key: 'press-1' } as const
const no = (id: string) => ({ id, result: 'failed', code: 'no_address', message: 'no address' })
const yes = (id: string) => ({ id, result: 'done', code: 'done', message: '' })

test('the ids are posted to the action’s address under the key; deleting is DELETE', async () => {
  const { client, calls } = clientThat()
  expect(await sendBulk(client, { ...sent, ids: ids(2) })).toEqual({ kind: 'done' })
  await sendBulk(client, { ...sent, action: 'delete', ids: ids(1) })
  expect(calls).toEqual([
    {
      method: 'POST',
      params: { module: 'event', action: 'email' },
      headers: { 'idempotency-key': 'press-1' },
      body: ['PR-1', 'PR-2'],
    },
    {
      method: 'DELETE',
      params: { module: 'event' },
      headers: { 'idempotency-key': 'press-1' },
      body: ['PR-1'],
    },
  ])
})

test('207 lists what could not be done', async () => {
  const { client } = clientThat({
    status: 207,
    body: { message: 'Some', results: [yes('PR-1'), no('PR-2')] },
  })
  expect(await sendBulk(client, { ...sent, ids: ids(2) })).toEqual({
    kind: 'partial',
    message: 'Some',
    waiting: 0,
    failed: [no('PR-2')],
  })
})

const later = (id: string) => ({
  id,
  result: 'waits',
  code: 'requested',
  message: 'A colleague has to approve this first',
})
const allWait = (...rows: string[]) => ({
  status: 202,
  body: { message: 'Later', results: rows.map(later) },
})

test('what waits for colleagues is neither done nor failed', async () => {
  const { client } = clientThat(allWait('PR-1', 'PR-2'), {
    status: 207,
    body: { message: 'Some', results: [yes('PR-1'), later('PR-2')] },
  })
  expect(await sendBulk(client, { ...sent, ids: ids(2) })).toEqual({
    kind: 'waits',
    message: 'Later',
    waiting: 2,
  })
  expect(await sendBulk(client, { ...sent, ids: ids(2) })).toEqual({
    kind: 'partial',
    message: 'Some',
    waiting: 1,
    failed: [],
  })
})

test('parts that wait are counted together; beside parts that were done it is partial', async () => {
  const { client } = clientThat(allWait('PR-1'), allWait('PR-201', 'PR-202'))
  expect(await sendBulk(client, { ...sent, ids: ids(202) })).toEqual({
    kind: 'waits',
    message: null,
    waiting: 3,
  })
  const mixed = clientThat({ status: 200, body: { message: '', results: [] } }, allWait('PR-201'))
  expect(await sendBulk(mixed.client, { ...sent, ids: ids(201) })).toEqual({
    kind: 'partial',
    message: null,
    waiting: 1,
    failed: [],
  })
})

test('more than the server takes at once go in parts, each under a key of the press, and are told as one', async () => {
  const { client, calls } = clientThat(
    { status: 200, body: { message: '', results: [] } },
    { status: 400, body: { message: 'None', results: [no('PR-201')] } },
  )
  expect(await sendBulk(client, { ...sent, ids: ids(201) })).toEqual({
    kind: 'partial',
    // 'None' is true of one part only.
    message: null,
    waiting: 0,
    failed: [no('PR-201')],
  })
  expect(calls.map(({ body, headers }) => [body.length, headers?.['idempotency-key']])).toEqual([
    [200, 'press-1'],
    [1, 'press-1.1'],
  ])
})

test('what is refused as a whole is not asked for again with the rest', async () => {
  const { client, calls } = clientThat({
    status: 403,
    body: { code: 'permission_denied', message: 'You may not' },
  })
  expect(await sendBulk(client, { ...sent, ids: ids(401) })).toEqual({
    kind: 'refused',
    code: 'permission_denied',
    message: 'You may not',
    failed: [],
  })
  expect(calls).toHaveLength(1)
})

test('what a part is refused with as a whole is said of each row that is left', async () => {
  const { client } = clientThat(
    { status: 200, body: { message: '', results: [] } },
    { status: 403, body: { code: 'permission_denied', message: 'You may not' } },
  )
  const outcome = await sendBulk(client, { ...sent, ids: ids(401) })
  expect(outcome).toMatchObject({ kind: 'partial', message: null })
  expect(failedIn(outcome)).toEqual(
    ids(201, 201).map((id) => ({
      id,
      result: 'failed',
      code: 'permission_denied',
      message: 'You may not',
    })),
  )
})

test.each([
  [409, 'press_under_way', 'unavailable'],
  [503, 'unavailable', 'unavailable'],
  [500, 'unexpected', 'unavailable'],
  [429, 'slow_down', 'too_many'],
  [404, 'not_found', 'not_found'],
])(
  'what is refused as a whole by %i %s is %s, also of the rows that were left',
  async (status, code, told) => {
    const whole = { status, body: { code, message: 'no' } }
    const alone = await sendBulk(clientThat(whole).client, { ...sent, ids: ids(2) })
    expect(alone).toEqual({ kind: 'refused', code: told, message: 'no', failed: [] })
    const { client } = clientThat({ status: 200, body: { message: '', results: [] } }, whole)
    const left = failedIn(await sendBulk(client, { ...sent, ids: ids(201) }))
    expect(left).toEqual([{ id: 'PR-201', result: 'failed', code: told, message: 'no' }])
  },
)
