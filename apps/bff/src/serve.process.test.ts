import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'

const ok = () => new Response('ok')

type Asking = { host?: string; headers?: Record<string, string>; agent?: Agent }

const get = (port: number, options: Asking = {}) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    request({ port, path: '/', agent: false, host: '127.0.0.1', ...options }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection }),
      )
    })
      .on('error', reject)
      .end()
  })

test('localhost answers on both loopbacks', async () => {
  const serving = await serve(ok, { host: 'localhost', port: 0 })
  expect((await get(serving.port)).status).toBe(200)
  expect((await get(serving.port, { host: '::1' })).status).toBe(200)
  await serving.stop()
})

test('a port that is taken is an error, not a second try', async () => {
  const serving = await serve(ok, { host: '127.0.0.1', port: 0 })
  const second = serve(ok, { host: '127.0.0.1', port: serving.port })
  await expect(second).rejects.toThrow(
    `port ${serving.port} is in use: stop what uses it, or set PORT to another`,
  )
  await serving.stop()
})

test('the client’s address reaches the app', async () => {
  const seen: unknown[] = []
  const serving = await serve(
    (_request, env) => {
      seen.push(env.incoming?.socket.remoteAddress)
      return ok()
    },
    { host: '127.0.0.1', port: 0 },
  )
  await get(serving.port)
  expect(seen).toEqual(['127.0.0.1'])
  await serving.stop()
})

test('headers beyond 16 KiB and hosts that are none are refused', async () => {
  const serving = await serve(ok, { host: '127.0.0.1', port: 0 })
  expect((await get(serving.port, { headers: { 'x-long': 'x'.repeat(17_000) } })).status).toBe(431)
  expect((await get(serving.port, { headers: { host: 'a b' } })).status).toBe(400)
  await serving.stop()
})

/** Answers nobody until it may; `started` when somebody has asked. */
async function answeringLate() {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const answer = async () => {
    started.resolve()
    await finish.promise
    return ok()
  }
  const serving = await serve(answer, { host: '127.0.0.1', port: 0 })
  return { serving, started: started.promise, finish: finish.resolve }
}

test('stopping waits for what is under way', async () => {
  const { serving, started, finish } = await answeringLate()
  const asking = get(serving.port)
  await started
  const stopping = serving.stop()
  await expect(get(serving.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  finish()
  expect((await asking).status).toBe(200)
  await stopping
})

test('who always has a next question is let go with the answer to this one, and holds up no stop', async () => {
  const { serving, started, finish } = await answeringLate()
  // As a proxy asks: on one connection, one question after the other.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const asking = get(serving.port, { agent })
  const next = get(serving.port, { agent })
  await started
  const stopping = serving.stop()
  finish()
  expect(await asking).toEqual({ status: 200, connection: 'close' })
  await expect(next).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await stopping
})

test('where one of two loopbacks is taken nothing is left listening on the other', async () => {
  const onlySix = await serve(ok, { host: '::1', port: 0 })
  await expect(serve(ok, { host: 'localhost', port: onlySix.port })).rejects.toThrow(
    `port ${onlySix.port} is in use`,
  )
  await expect(get(onlySix.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await onlySix.stop()
})

test('two hundred clients who never end their question keep nobody waiting, and are hung up on', async () => {
  const serving = await serve(ok, { host: '127.0.0.1', port: 0 })
  const slow = await Promise.all(Array.from({ length: 200 }, () => halfAsking(serving.port)))
  let leftUs = 0
  for (const { hungUp } of slow) void hungUp.then(() => (leftUs += 1))
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(serving.port)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(leftUs).toBe(0)
  await Promise.all(slow.map(({ hungUp }) => hungUp))
  await serving.stop()
}, 25_000)

/** Sends a line a second, and no end. */
async function halfAsking(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n')
  const more = setInterval(() => socket.write('x-more: 1\r\n'), 1_000)
  socket.on('error', () => {})
  socket.resume()
  const hungUp = once(socket, 'close').then(() => clearInterval(more))
  return { hungUp }
}
