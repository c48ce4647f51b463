import { Agent, request as ask } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { attempt } from '../pay/pay.fixtures.ts'
import { createCoreClient } from './core-client.ts'
import { CoreFailure } from './core-failure.ts'
import { serve } from '../serve.ts'

const caller = { host: 'a.test', language: 'en', requestId: 'r-1', address: '203.0.113.7' } as const
const clock = { now: () => new Date('2026-11-20T12:00:00Z') }

function clientOver(
  answer: (request: Request) => Response | Promise<Response>,
  baseUrl = 'https://core.example',
) {
  const requests: Request[] = []
  const client = createCoreClient(
    {
      baseUrl,
      fetch: (request) => {
        requests.push(request)
        return answer(request)
      },
    },
    { secret: 'secret', clock },
  )
  return { core: client.as(caller), client, requests }
}

test('a verb that ts-rest does not have is taken from the contract', async () => {
  const { core, requests } = clientOver(() => Response.json({ detail: 'no', code: 'no' }, { status: 404 }))
  await core.pay.config({ params: { plugin: 'bulk' }, query: { id: 'PR-1' } })
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['OPTIONS', 'https://core.example/api/v1/plugins/bulk/transaction?id=PR-1&json=true'],
  ])
})

test.each(['a/b', 'a/../b', '..', '', '../merchant-details', 'a\\b'])(
  'an id that is more than one part of a path (%j) never leaves',
  async (id) => {
    const { core, requests } = clientOver(() => Response.json(attempt))
    await expect(core.pay.attempt({ params: { id } })).rejects.toThrow('is not /api/v1/attempt/:id')
    expect(requests).toEqual([])
  },
)

test('fields that the contract does not know stay behind', async () => {
  const { core } = clientOver(() => Response.json({ ...attempt, secret: 'private' }))
  const got = await core.pay.attempt({ params: { id: 'AT-1' } })
  expect(got.body).toEqual(attempt)
})

test.each<[string, () => Response | Promise<Response>, number | null]>([
  ['no answer', () => Promise.reject(new Error('down')), null],
  ['a status out of the contract', () => new Response('oh', { status: 500 }), 500],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.test' } }), 302],
  ['text', () => new Response('hello'), 200],
  ['another shape', () => Response.json({ state: 1 }), 200],
])('%s from the core is a failure that says what came', async (_name, answer, status) => {
  const { core } = clientOver(answer)
  const asking = core.pay.attempt({ params: { id: 'AT-1' } })
  await expect(asking).rejects.toBeInstanceOf(CoreFailure)
  await expect(asking).rejects.toMatchObject({ status })
})

test('a body is passed on as it came', async () => {
  const { client, requests } = clientOver(() => new Response('ok'))
  const body = new Uint8Array([1, 2, 255])
  await client.pass(new Request('http://localhost/api/v1/x?y=1', { method: 'POST', body }), caller)
  expect(requests[0]?.url).toBe('https://core.example/api/v1/x?y=1')
  expect(new Uint8Array(await requests[0]!.arrayBuffer())).toEqual(body)
})

test('a body that the core leaves unread is in nobody’s way: its connection takes the next question', async () => {
  const { client } = clientOver((request) => {
    const isTaken = request.headers.get('content-length') === '2'
    return new Response(null, { status: isTaken ? 201 : 413 })
  })
  const serving = await serve((request) => client.pass(request, caller), { host: '127.0.0.1', port: 0 })
  onTestFinished(serving.stop)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statusOf = (body: string) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-length': body.length }
      ask({ agent, port: serving.port, method: 'POST', path: '/api/v1/x', headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      )
        .on('error', reject)
        .end(body)
    })
  expect(await statusOf('x'.repeat(2_000_000))).toBe(413)
  expect(await statusOf('{}')).toBe(201)
})

test('what belongs to the connection with the core stays there, nothing is compressed twice', async () => {
  const headers = {
    'transfer-encoding': 'chunked',
    'keep-alive': 'timeout=5',
    'x-own': 'kept',
    'set-cookie': 'a=1',
  }
  const { client, requests } = clientOver(() => new Response('ok', { headers }))
  const request = new Request('http://localhost/api/v1/x', { headers: { 'accept-encoding': 'br' } })
  const response = await client.pass(request, caller)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'x-own': 'kept',
    'set-cookie': 'a=1',
  })
  expect(requests[0]?.headers.get('accept-encoding')).toBe('identity')
})
