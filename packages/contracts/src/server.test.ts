import { initContract } from '@ts-rest/core'
import { Hono } from 'hono'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { expect, test } from 'vitest'
import { mount, type Refusal } from './server.ts'

const c = initContract()
const statuses = {
  invalid: 400,
  malformedJson: 400,
  wrongContentType: 415,
  tooLarge: 413,
  methodNotAllowed: 405,
  badResponse: 500,
} as const

const contract = c.router(
  {
    config: {
      method: 'GET',
      metadata: { verb: 'OPTIONS' },
      path: '/thing/:id',
      pathParams: z.object({ id: z.string().regex(/^\w+$/) }),
      responses: { 200: z.object({ config: z.string() }) },
    },
    read: {
      method: 'GET',
      path: '/thing/:id',
      pathParams: z.object({ id: z.string().regex(/^\w+$/) }),
      query: z.object({ page: z.string().regex(/^\d+$/).optional(), size: z.string().optional() }),
      responses: { 200: z.object({ id: z.string(), note: z.number().optional() }) },
    },
    write: {
      method: 'POST',
      path: '/thing/:id',
      pathParams: z.object({ id: z.string() }),
      headers: z.object({ 'idempotency-key': z.string().max(5).optional() }),
      body: z.strictObject({ name: z.string().min(1).max(8), tags: z.array(z.string()).optional() }),
      responses: { 200: z.object({ name: z.string(), key: z.string().nullable() }) },
    },
    any: {
      method: 'GET',
      path: '/any/:id',
      metadata: { acts: true },
      responses: { 200: z.object({ id: z.string() }) },
    },
    mini: {
      method: 'POST',
      path: '/mini',
      headers: { 'x-key': mini.string().check(mini.minLength(2)) },
      body: mini.strictObject({ name: mini.string().check(mini.maxLength(4)) }),
      responses: { 200: mini.object({ name: mini.string() }) },
    },
    stream: { method: 'GET', path: '/stream', responses: { 200: z.string() } },
  },
  { strictStatusCodes: true, pathPrefix: '/api' },
)

const refusals: Refusal[] = []
const app = new Hono()
mount(app, {
  contract,
  handlers: {
    any: async ({ params }) => ({ status: 200, body: { id: params.id } }),
    config: async (_request) => ({ status: 200, body: { config: 'yes' } }),
    // The leaked key and the wrong type stand for what a careless handler would answer.
    read: async ({ params }) => ({
      status: 200,
      body: {
        id: params.id,
        secret: 'private',
        ...(params.id === 'broken' && { note: 'text' as unknown as number }),
      },
    }),
    write: async ({ body, headers }) => ({
      status: 200,
      body: { name: body.name, key: headers['idempotency-key'] ?? null },
    }),
    mini: async ({ body }) => ({ status: 200, body }),
    stream: async () => new Response('a stream', { headers: { 'content-type': 'text/plain' } }),
  },
  refuse: (context, refusal) => {
    refusals.push(refusal)
    return context.json({ ...refusal, route: undefined }, statuses[refusal.kind])
  },
})

const post = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
const issues = async (response: Response | Promise<Response>) => {
  const { issues: found } = (await (await response).json()) as {
    issues: { in: string; field: string; problem: string }[]
  }
  return found.map(({ in: place, field, problem }) => `${place} ${field}: ${problem}`)
}

test('a verb in the metadata overrides the method', async () => {
  expect(await (await app.request('/api/thing/a', { method: 'OPTIONS' })).json()).toEqual({ config: 'yes' })
})

test('a slash at the end changes nothing', async () => {
  expect(await (await app.request('/api/thing/a/')).json()).toEqual({ id: 'a' })
})

test('what the contract does not declare never leaves', async () => {
  expect(await (await app.request('/api/thing/a')).json()).toEqual({ id: 'a' })
})

test('an answer outside the contract is a 500 and shows nothing of itself', async () => {
  const response = await app.request('/api/thing/broken')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('private')
  expect(refusals.at(-1)).toMatchObject({ kind: 'badResponse', issues: [{ in: 'response', field: 'note' }] })
})

test('a Response is passed through', async () => {
  expect(await (await app.request('/api/stream')).text()).toBe('a stream')
})

test('json and format are accepted in every query, other unknown keys and repeated keys are refused', async () => {
  expect((await app.request('/api/thing/a?json=true&format=json&page=2')).status).toBe(200)
  expect(await issues(app.request('/api/thing/a?admin=1'))).toEqual(['query admin: unknown'])
  expect(await issues(app.request('/api/thing/a?page=1&page=2'))).toEqual(['query page: repeated'])
  expect(await issues(app.request('/api/thing/a?__proto__=1'))).toEqual(['query __proto__: unknown'])
  expect(await issues(app.request('/api/thing/a?page=x&size=5'))).toEqual(['query page: invalid'])
  expect(await issues(app.request('/api/thing/a?size=%00'))).toEqual(['query size: invalid'])
  expect(await issues(app.request('/api/any/a%00'))).toEqual(['path id: invalid'])
  expect(await issues(app.request('/api/stream?x'))).toEqual(['query x: unknown'])
})

test('every wrong field is named', async () => {
  expect(
    await issues(post('/api/thing/a', '{"name":"","tags":[1],"x":1}', { 'idempotency-key': '123456' })),
  ).toEqual([
    'headers idempotency-key: tooLong',
    'body name: required',
    'body tags.0: invalid',
    'body x: unknown',
  ])
  expect(await issues(post('/api/thing/a', '{}'))).toEqual(['body name: required'])
  expect(await issues(post('/api/thing/a', '[]'))).toEqual(['body : invalid'])
  expect(await issues(app.request('/api/thing/a%20b'))).toEqual(['path id: invalid'])
})

test('text arrives clean by path, query and body, and an empty one is not given where it may be left out', async () => {
  expect(await (await app.request('/api/any/%E2%80%8Ea')).json()).toEqual({ id: 'a' })
  expect((await app.request('/api/thing/a?page=%E2%80%8E7&size=')).status).toBe(200)
  expect((await app.request('/api/thing/a?page=')).status).toBe(200)
  expect(
    await (await post('/api/thing/a', '{"name":"\u200f\u202bدانة\u202c","tags":["\u200e"]}')).json(),
  ).toEqual({
    name: 'دانة',
    key: null,
  })
  expect(await (await post('/api/mini', '{"na\u200eme":"abcd\u200b"}', { 'x-key': 'ab' })).json()).toEqual({
    name: 'abcd',
  })
})

test('zod/mini schemas and records of headers are checked alike', async () => {
  expect(await (await post('/api/mini', '{"name":"abcd"}', { 'x-key': 'ab' })).json()).toEqual({
    name: 'abcd',
  })
  expect(await issues(post('/api/mini', '{"name":"abcde","y":1}'))).toEqual([
    'headers x-key: required',
    'body name: tooLong',
    'body y: unknown',
  ])
})

test.each([
  ['malformed JSON', '{"name":', 400],
  ['a doubled key', '{"name":"a","name":"b"}', 400],
  ['a prototype key', '{"__proto__":{}}', 400],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400],
  ['a byte order mark', '\uFEFF{"name":"a"}', 400],
  ['no body', '', 400],
  ['more than 8 KiB', `{"name":"${'a'.repeat(8192)}"}`, 413],
])('%s is answered without reaching the handler', async (_name, body, status) => {
  expect((await post('/api/thing/a', body)).status).toBe(status)
})

test('a body that grows beyond the limit is not read to its end', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(4096).fill(32))
    },
  })
  const response = await app.request('/api/thing/a', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(10)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/jsonp',
  '',
])('content type %j is refused with 415', async (contentType) => {
  expect((await post('/api/thing/a', '{"name":"a"}', { 'content-type': contentType })).status).toBe(415)
})

test('another method on a known path is 405 and names the ones there are', async () => {
  const response = await app.request('/api/thing/a', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(refusals.at(-1)).toEqual({ kind: 'methodNotAllowed', allowed: ['OPTIONS', 'GET', 'POST', 'HEAD'] })
  expect((await app.request('/api/thing/a', { method: 'HEAD' })).status).toBe(200)
  expect((await app.request('/api/any/a', { method: 'HEAD' })).status).toBe(405)
  expect(refusals.at(-1)).toEqual({ kind: 'methodNotAllowed', allowed: ['GET'] })
})
