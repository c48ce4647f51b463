import { expect, test } from 'vitest'
import { lateFetch } from './late-fetch.ts'

const ask = (late: ReturnType<typeof lateFetch>, path: string) =>
  Promise.resolve(late.fetch(new Request(`http://localhost${path}`), {}))

test('a page that is opened while the server starts is answered when it stands', async () => {
  const late = lateFetch(new AbortController().signal)
  const opened = ask(late, '/en/pay/PR-1')
  late.become(() => new Response('here'))
  expect(await (await opened).text()).toBe('here')
  expect(await (await ask(late, '/en')).text()).toBe('here')
})

test.each(['/readyz', '/healthz'])('%s says at once that the server starts', async (path) => {
  const answer = await ask(lateFetch(new AbortController().signal), path)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toEqual({ status: 'starting' })
})

test('a server whose pages are answered while it goes on starting is not ready yet', async () => {
  const late = lateFetch(new AbortController().signal)
  late.become(() => new Response('here'))
  expect((await ask(late, '/healthz')).status).toBe(200)
  expect((await ask(late, '/readyz')).status).toBe(503)
  late.stand()
  expect((await ask(late, '/readyz')).status).toBe(200)
})

test('a page waits for a start that takes too long no longer than agreed, and not for one that was given up', async () => {
  const slow = lateFetch(new AbortController().signal, 10)
  expect((await ask(slow, '/en')).status).toBe(503)

  const starting = new AbortController()
  const opened = ask(lateFetch(starting.signal), '/en')
  starting.abort()
  expect((await opened).status).toBe(503)
})
