import * as library from '@ts-rest/core'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { served } from '../base/served.fixtures.ts'
import * as own from './contract-runtime.ts'

const answers = { 200: z.object({ at: z.string() }), 404: z.object({ code: z.string() }) }

function clientOf(runtime: Pick<typeof library, 'initContract' | 'initClient'>, api?: library.ApiFetcher) {
  const contract = runtime.initContract()
  const inner = contract.router(
    {
      list: {
        method: 'GET',
        path: '/rows',
        query: z.object({ q: z.optional(z.string()) }),
        responses: answers,
      },
      one: { method: 'GET', path: '/rows/:id/:part?', responses: { 200: contract.noBody() } },
      change: { method: 'PATCH', path: '/rows/:id', body: z.object({ n: z.number() }), responses: answers },
      upload: {
        method: 'POST',
        path: '/files',
        contentType: 'multipart/form-data',
        body: z.any(),
        responses: answers,
      },
    },
    { strictStatusCodes: true, commonResponses: { 409: z.object({ code: z.string() }) } },
  )
  return runtime.initClient(contract.router({ rows: inner }, { pathPrefix: '/bff' }), {
    baseUrl: '',
    baseHeaders: { 'X-Requested-By': 'app', 'accept-language': () => 'ar' },
    throwOnUnknownStatus: true,
    validateResponse: true,
    ...(api && { api }),
  }).rows
}

type Rows = ReturnType<typeof clientOf>
const ours = own as unknown as typeof library

/** The same call by the library and by ours, on the same answer. */
async function both(call: (rows: Rows) => Promise<unknown>, answer: () => Response) {
  const outcomes = []
  for (const runtime of [library, ours]) {
    const asked: Awaited<ReturnType<typeof readAsked>>[] = []
    served(
      http.all('*', async ({ request }) => {
        asked.push(await readAsked(request.clone()))
        return answer()
      }),
    )
    const got = await call(clientOf(runtime)).then(
      (value) => JSON.stringify(value),
      () => 'refused',
    )
    outcomes.push({ got, asked })
  }
  return outcomes
}

/** What a server reads. The boundary of a form is new each time. */
async function readAsked(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  const [, boundary = 'none'] = /boundary=(.*)$/.exec(type) ?? []
  const said = (text: string) => text.replaceAll(boundary, 'boundary')
  return {
    method: request.method,
    url: request.url,
    headers: [...request.headers].map(([name, value]) => [name, said(value)]),
    body: said(await request.text()),
  }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const page = json({ at: 'now', more: 1 })
const file = new File(['x'], 'x.csv')
const wide = {
  q: 'ن &=',
  ids: ['a', 'b'],
  at: new Date(0),
  range: { from: 1, to: null },
  no: undefined,
} as never

const calls: [string, (rows: Rows) => Promise<unknown>, () => Response][] = [
  ['a plain read', (rows) => rows.list(), page],
  ['a query of every kind', (rows) => rows.list({ query: wide }), page],
  ['an empty query', (rows) => rows.list({ query: {} }), page],
  ['an answer without a body', (rows) => rows.one({ params: { id: 'a b' } }), () => new Response(null)],
  ['an optional part of a path', (rows) => rows.one({ params: { id: '1', part: 'x' } as never }), page],
  ['a body', (rows) => rows.change({ params: { id: '7' }, body: { n: 1 } }), page],
  ['headers', (rows) => rows.list({ extraHeaders: {}, headers: { 'If-Match': 'x' } } as never), page],
  ['a known refusal', (rows) => rows.list(), json({ code: 'gone' }, 404)],
  ['a common refusal', (rows) => rows.list(), json({ code: 'late' }, 409)],
  ['an unknown status', (rows) => rows.list(), json({}, 418)],
  ['an answer the contract does not know', (rows) => rows.list(), json({ at: 1 })],
  [
    'a page instead of JSON',
    (rows) => rows.list(),
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a file', (rows) => rows.upload({ body: { file, name: 'x', tags: ['a', 'b'] } }), page],
]

test.each(calls)('%s goes out and comes back as the library does it', async (_, call, answer) => {
  const [theirs, mine] = await both(call, answer)
  expect(mine).toEqual(theirs)
})

test('a fetcher of ours is given the route, the path and what may be sent again', async () => {
  const seen: unknown[] = []
  for (const runtime of [library, ours]) {
    const rows = clientOf(runtime, async ({ path, method, headers, validateResponse, route }) => {
      seen.push({
        path,
        method,
        headers,
        validateResponse,
        route: route.path,
        statuses: Object.keys(route.responses),
      })
      return { status: 200, body: null, headers: new Headers() }
    })
    await rows.list({ query: { q: 'a' } })
  }
  expect(seen[1]).toEqual(seen[0])
})
