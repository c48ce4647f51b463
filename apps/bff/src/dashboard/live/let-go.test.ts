import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { letGo } from './let-go.ts'

const server = createServer()
afterEach(() => server.close())

test('an open answer forgets the request it came from and is written on', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>()
  server.once('request', (_, response) => {
    response.writeHead(200, { 'x-request-id': '7' })
    response.write('first ')
    begin(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // What listens to a port has one.
  const { port } = server.address() as AddressInfo
  const heard = new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { cookie: 'a=b' } }, (answer) => {
      let text = String(answer.headers['x-request-id'])
      answer.on('data', (piece) => (text += ` ${String(piece)}`)).on('end', () => resolve(text))
    }).on('error', reject)
  })
  const response = await begun
  expect(response.req.headers).toMatchObject({ cookie: 'a=b' })
  letGo(response)
  expect([response.req.headers, response.req.rawHeaders]).toEqual([{}, []])
  expect(JSON.stringify(Reflect.get(response, '_header'))).not.toContain('x-request-id')
  response.end('second')
  expect(await heard).toMatch(/^7 first +second$/)
})
