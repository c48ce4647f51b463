import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bffUnderTest, type BffUnderTest } from './bff-under-test.ts'

let bff: BffUnderTest
const opened: Line[] = []

beforeAll(async () => {
  bff = await bffUnderTest()
}, 180_000)
afterEach(() => {
  for (const line of opened.splice(0)) line.close()
})
afterAll(() => bff.close())

type Heard = { id: string; event: string; data: Record<string, unknown> }
type Line = {
  status: number
  headers: Record<string, unknown>
  heard: Heard[]
  /** Resolves when the server has ended it. */
  ended: Promise<void>
  close: () => void
}

/** As `EventSource` asks: with the cookie, and the last event it knows. */
function listen(cookie: string, headers: Record<string, string> = {}): Promise<Line> {
  return new Promise((resolve, reject) => {
    const asking = request(new URL('/bff/live', bff.running.url), {
      agent: false,
      headers: { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/event-stream', ...headers },
    })
    asking.on('error', reject)
    asking.on('response', (response) => {
      const heard: Heard[] = []
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        heard.push(...parts.filter((part) => part.includes('data:')).map(readPart))
      })
      const ended = new Promise<void>((end) => response.on('close', () => end()))
      const line = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        heard,
        ended,
        close: () => asking.destroy(),
      }
      response.on('error', () => {})
      opened.push(line)
      resolve(line)
    })
    asking.end()
  })
}

function readPart(part: string): Heard {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(part)?.[1] ?? ''
  return { id: field('id'), event: field('event') || 'message', data: JSON.parse(field('data')) }
}

async function signIn(username: string): Promise<string> {
  const answer = await bff.send('/bff/auth/sign-in', { username, password: 'Wasl-demo-2026!' })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** At another merchant's host, which `fetch` cannot name. */
const signInAt = (host: string, username: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asking = request(new URL('/bff/auth/sign-in', bff.running.url), {
      method: 'POST',
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        'x-requested-by': 'app',
        'content-type': 'application/json',
      },
    })
    asking.on('error', reject)
    asking.on('response', (response) => {
      response.resume()
      resolve((response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '))
    })
    asking.end(JSON.stringify({ username, password: 'Wasl-demo-2026!' }))
  })

/** Somebody pays: a change everybody who sees payment requests hears of. */
async function changeSomething(id: string): Promise<void> {
  const answer = await bff.send(
    `/bff/pay/${id}`,
    { gatewayCode: 'knet', amount: null, customerAdditionalPhone: null, termsVersion: null, locale: 'en' },
    { 'idempotency-key': `live-${id}` },
  )
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string }
  await bff.answerAtBank(redirectUrl, 'approve')
}

const changes = ({ heard }: Line) => heard.filter(({ event }) => event === 'message').map(({ data }) => data)

test('an open dashboard hears what changed; one that comes back hears what it missed, once', async () => {
  const cookie = await signIn('cashier.demo')
  const line = await listen(cookie)
  expect(line.status).toBe(200)
  expect(line.headers['content-type']).toMatch('text/event-stream')
  await expect.poll(() => line.heard[0]?.event).toBe('ready')
  const { id: before } = line.heard[0] ?? { id: '' }
  await changeSomething('PR-1005')
  const told = {
    kind: 'transaction.changed',
    transactionId: 'PR-1005',
    plugin: 'payment_request',
    state: 'paid',
    isNew: false,
  }
  await expect.poll(() => changes(line), { timeout: 10_000 }).toContainEqual(told)
  const last = line.heard.at(-1)?.id ?? ''
  line.close()

  const again = await listen(cookie, { 'last-event-id': before })
  await expect.poll(() => changes(again)).toContainEqual(told)
  const after = await listen(cookie, { 'last-event-id': last })
  await expect.poll(() => after.heard.map(({ event }) => event)).toEqual(['ready'])
}, 60_000)

test('whoever has no such section, and another merchant, hear nothing of it', async () => {
  const cook = await listen(await signIn('kitchen.demo'))
  const cashier = await listen(await signIn('cashier.demo'))
  const host = `dar-nuwair.localhost:${new URL(bff.running.url).port}`
  const neighbour = await listen(await signInAt(host, 'nuwair.demo'), { host })
  expect(neighbour.status).toBe(200)
  await changeSomething('CP-002')
  await expect.poll(() => changes(cashier).length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect([...changes(cook), ...changes(neighbour)]).toEqual([])
}, 60_000)

test('the line ends within five seconds of signing out, and nobody signed out gets one', async () => {
  const cookie = await signIn('cashier.demo')
  const line = await listen(cookie)
  await expect.poll(() => line.heard.length).toBe(1)
  const since = performance.now()
  await bff.send('/bff/auth/session/end', { forgetsDrafts: false }, { cookie })
  await line.ended
  expect(performance.now() - since).toBeLessThan(5_000)
  expect((await listen(cookie)).status).toBe(401)
  expect((await listen('')).status).toBe(401)
}, 30_000)

test('a session that is ended from elsewhere hears nothing after five seconds, and the other goes on', async () => {
  const left = await signIn('checker.demo')
  const here = await signIn('checker.demo')
  const [line, other] = [await listen(left), await listen(here)]
  await expect.poll(() => [line.heard.length, other.heard.length]).toEqual([1, 1])
  const { sessions } = (await (await bff.get('/bff/auth/sessions', { cookie: here })).json()) as {
    sessions: { id: string; isCurrent: boolean }[]
  }
  const away = sessions.find(({ isCurrent }) => !isCurrent)
  const since = performance.now()
  expect((await bff.send(`/bff/auth/sessions/${away?.id}/end`, {}, { cookie: here })).status).toBe(200)
  await line.ended
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(await Promise.race([other.ended.then(() => 'ended'), setTimeout(1_000, 'open')])).toBe('open')
}, 30_000)

test('however many lines a user opens at once, five are open; whoever leaves at once leaves their place', async () => {
  const cookie = await signIn('events.demo')
  const many = await Promise.all(Array.from({ length: 20 }, () => listen(cookie)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const line of many) line.close()
  await expect.poll(async () => (await listen(cookie)).status).toBe(200)
  for (const line of opened.splice(0)) line.close()
  for (let turn = 0; turn < 20; turn += 1) {
    const asking = request(new URL('/bff/live', bff.running.url), {
      agent: false,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    asking.on('error', () => {})
    asking.end()
    await setTimeout(turn % 5)
    asking.destroy()
  }
  await expect.poll(async () => (await listen(cookie)).status).toBe(200)
  for (const line of opened.splice(0)) line.close()
  await setTimeout(200)
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => listen(cookie)))
  expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('another site gets no line, nor does a user who holds five', async () => {
  const cookie = await signIn('events.demo')
  expect((await listen(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await listen(cookie, { origin: 'https://evil.example' })).status).toBe(403)
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => listen(cookie)))
  expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await listen(cookie)).status).toBe(429)
  five[0]?.close()
  await expect.poll(async () => (await listen(cookie)).status).toBe(200)
}, 30_000)

test('only the web server of this installation hears a whole merchant', async () => {
  const asked = await bff.get('/api/v1/live/feed?after=0')
  expect(asked.status).toBe(404)
  expect((await bff.get('/api/v1/live/feed?after=0', { 'x-wasl-live': 'guess' })).status).toBe(404)
  expect((await bff.get('/api/v1/live/missed')).status).toBe(401)
})
