import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { Stream } from './stream.ts'

const frame = Buffer.alloc(64 * 1024)

test('a browser that takes nothing any more is let go before much waits for it', () => {
  const response = new Writable({ write: () => {} })
  const of = { host: 'shop.example', sessionId: 'one', username: 'alia', address: '127.0.0.1' }
  // Of a response, it is only written to.
  const stream = new Stream({ ...of, response: response as unknown as ServerResponse, recheck: () => {} })
  for (let sent = 0; sent < 4; sent += 1) stream.write(frame)
  expect(response.destroyed).toBe(false)
  stream.write(frame)
  expect(response.destroyed).toBe(true)
})
