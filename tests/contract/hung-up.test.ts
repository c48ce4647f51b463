import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../support/staff.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let under: CoreUnderTest
beforeAll(async () => {
  under = await coreUnderTest(database().db)
})
afterAll(() => under.close())

/** One byte, and the line is cut. */
const cut = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    pull: (controller) => controller.error(new Error('Client connection prematurely closed.')),
  })

const json = 'application/json'
const multipart = 'multipart/form-data; boundary=x'

test.each([
  ['POST', '/user/token', json],
  ['POST', '/plugins/payment_request/transaction/pay-choices/PR-1002', json],
  ['PATCH', '/plugins/payment_request/transaction/pay/PR-1002', json],
  ['POST', '/gateway/knet/callback', json],
  ['POST', '/plugins/bulk/uploads?name=a.csv', 'application/octet-stream'],
  ['POST', '/plugins/payment_request/attachment/upload', multipart],
  ['POST', '/administration/pictures', multipart],
  ['POST', '/plugins/catalogue/dashboard/pictures', multipart],
])('a client that hangs up within its body is 499 at info: %s %s', async (method, path, type) => {
  const { headers } = await signInAs({ db: database().db, now: under.now }, 'admin.demo')
  under.log.length = 0
  const answer = await under.core.fetch(
    new Request(`http://localhost:4000/api/v1${path}`, {
      method,
      headers: { ...headers, 'content-type': type },
      body: cut(),
      duplex: 'half',
    } as RequestInit),
  )
  expect(answer.status).toBe(499)
  const lines = under.log.map((line) => JSON.parse(line) as { level: string; msg: string })
  expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    'info the client hung up',
    'info request',
  ])
})
