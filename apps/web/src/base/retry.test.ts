import { expect, test } from 'vitest'
import { withRetries, type Answer } from './retry.ts'

const answer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
})

function tried(answers: (Answer | Error)[]) {
  const pauses: number[] = []
  let sent = 0
  const send = async () => {
    const next = answers[sent++]
    if (next instanceof Error) throw next
    return next ?? answer(500)
  }
  const options = {
    random: () => 0.5,
    wait: async (ms: number) => void pauses.push(ms),
    online: async () => {},
  }
  return { run: () => withRetries(send, options), pauses, sent: () => sent }
}

test.each([429, 502, 503, 504])('%i is asked again up to three times', async (status) => {
  const request = tried([answer(status), answer(status), answer(status), answer(200)])
  expect((await request.run()).status).toBe(status)
  expect(request.sent()).toBe(3)
  expect(request.pauses).toEqual([1_000, 2_000])
})

test('a lost reply is asked for again', async () => {
  const request = tried([new TypeError('Failed to fetch'), answer(200)])
  expect((await request.run()).status).toBe(200)
})

test('three lost replies are an error, not an answer', async () => {
  const lost = new TypeError('Failed to fetch')
  await expect(tried([lost, lost, lost]).run()).rejects.toThrow('Failed to fetch')
})

test.each([200, 400, 404, 409, 422, 423, 500])('%i is an answer', async (status) => {
  const request = tried([answer(status)])
  expect((await request.run()).status).toBe(status)
  expect(request.sent()).toBe(1)
})

test('a press that is still under way is asked for after the time the server names', async () => {
  const request = tried([answer(409, { 'retry-after': '2' }), answer(200)])
  expect((await request.run()).status).toBe(200)
  expect(request.pauses).toEqual([2_000])
})

test('who must wait longer than ten seconds is told so at once', async () => {
  const short = tried([answer(429, { 'retry-after': '10' }), answer(200)])
  expect((await short.run()).status).toBe(200)
  const long = tried([answer(429, { 'retry-after': '30' }), answer(200)])
  expect((await long.run()).status).toBe(429)
  expect(long.sent()).toBe(1)
})

test('what was called off is not sent again', async () => {
  const request = tried([new DOMException('stopped', 'AbortError'), answer(200)])
  await expect(request.run()).rejects.toThrow('stopped')
  expect(request.sent()).toBe(1)
})

test('nothing is sent while there is no connection', async () => {
  const order: string[] = []
  await withRetries(async () => (order.push('sent'), answer(200)), {
    random: () => 0,
    wait: async () => {},
    online: async () => void order.push('connection returned'),
  })
  expect(order).toEqual(['connection returned', 'sent'])
})
