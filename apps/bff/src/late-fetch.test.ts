import { expect, test } from 'vitest'
import { lateFetch } from './late-fetch.ts'

test('until the app is there every request is asked to come again', async () => {
  const late = lateFetch()
  const waiting = await late.fetch(new Request('http://localhost/en'), {})
  expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '1'])
  late.become(() => new Response('here'))
  expect(await (await late.fetch(new Request('http://localhost/en'), {})).text()).toBe('here')
})
