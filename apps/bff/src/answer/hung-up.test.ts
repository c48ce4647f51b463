import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { bffOver, fromApp, fromForm } from '../bff.fixtures.ts'
import { serve } from '../serve.ts'
import { readBytes } from '@wasl/contracts/read-body'

/** One byte, and the line is cut. */
const cut = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    pull: (controller) => controller.error(new Error('Client connection prematurely closed.')),
  })

test.each([
  ['/bff/pay/PR-1002', fromApp],
  ['/bff/auth/sign-in', fromApp],
  ['/bff/pay/PR-1002/form', fromForm],
  ['/bff/cpr/gathering/form', fromForm],
  ['/bff/link/LINK-1/form', fromForm],
  ['/bff/return/AT-1', fromForm],
])('a client that hangs up within its body is 499 at info: POST %s', async (path, headers) => {
  const bff = bffOver()
  const sent = { method: 'POST', headers: { ...headers, 'idempotency-key': 'a-key-of-16-chars' } }
  const answer = await bff.request(path, { ...sent, body: cut(), duplex: 'half' } as RequestInit)
  expect(answer.status).toBe(499)
  expect(bff.lines.map(({ level, text }) => `${level} ${text}`)).toEqual([
    'info the client hung up',
    'info request',
  ])
})

test('what the core answers to a client that hung up is passed on as that', async () => {
  const bff = bffOver({ payChoices: { status: 499, body: {} } })
  expect((await bff.post('/bff/pay/PR-1002/choices', { amount: '1' })).status).toBe(499)
  expect(bff.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('a socket that is closed within its body is a client that is gone', async () => {
  const failed = Promise.withResolvers<unknown>()
  const serving = await serve(
    async (request) => {
      await readBytes(request, 100).catch(failed.resolve)
      return new Response('ok')
    },
    { host: '127.0.0.1', port: 0 },
  )
  const socket = connect(serving.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{', () => socket.destroy())
  expect(await failed.promise).toMatchObject({ name: 'ClientGone' })
  await serving.stop()
})
