import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { PortStream } from './port-stream.ts'

const MEGABYTE = 1024 ** 2

test('a writer is held back until the gate has taken what was sent', async () => {
  const { stream, gate } = await connected()
  let written = 0
  for (let chunk = 0; chunk < 3; chunk += 1) stream.write(Buffer.alloc(MEGABYTE), () => (written += 1))
  const received: number[] = []
  gate.on('message', (bytes: Uint8Array) => received.push(bytes.byteLength))
  await expect.poll(() => received).toEqual([MEGABYTE])
  await setImmediate()
  expect([written, received.length]).toEqual([0, 1])
  gate.postMessage(MEGABYTE, [])
  await expect.poll(() => received.length).toBeGreaterThan(1)
  expect(written).toBeGreaterThan(0)
  stream.destroy()
})

test('a reader that pauses receives nothing, and its silence is passed on', async () => {
  const { stream, gate } = await connected()
  const receipts: number[] = []
  gate.on('message', (bytes: number) => receipts.push(bytes))
  stream.pause()
  for (let chunk = 0; chunk < 4; chunk += 1) gate.postMessage(new Uint8Array(MEGABYTE), [])
  await expect.poll(() => stream.readableLength).toBeGreaterThan(0)
  await setImmediate()
  expect(stream.readableLength).toBe(MEGABYTE)
  expect(receipts).toEqual([MEGABYTE])
  let read = 0
  stream.on('data', (chunk: Buffer) => (read += chunk.length))
  stream.resume()
  await expect.poll(() => read).toBe(4 * MEGABYTE)
  await expect.poll(() => receipts.reduce((sum, bytes) => sum + bytes, 0)).toBe(4 * MEGABYTE)
  stream.destroy()
})

test('what was sent before the gate closed is read before the end, however late', async () => {
  const { stream, gate } = await connected()
  stream.pause()
  for (let chunk = 0; chunk < 3; chunk += 1) gate.postMessage(new Uint8Array(MEGABYTE), [])
  gate.close()
  await expect.poll(() => stream.readableLength).toBe(MEGABYTE)
  await setImmediate()
  let read = 0
  stream.on('data', (chunk: Buffer) => (read += chunk.length))
  stream.resume()
  await once(stream, 'close')
  expect(read).toBe(3 * MEGABYTE)
})

test('a chunk of a shared pool is copied, not sent with its pool', async () => {
  const { stream, gate } = await connected()
  const received = once(gate, 'message')
  const pooled = Buffer.from('short')
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length)
  stream.write(pooled)
  const [bytes] = await received
  expect(bytes.buffer.byteLength).toBe(5)
  expect(pooled.toString()).toBe('short')
  stream.destroy()
})

test('a connection that is given up before it opened closes its end', async () => {
  const { port1, port2 } = new MessageChannel()
  const stream = new PortStream(async () => port1)
  stream.connect()
  stream.destroy()
  await once(port2, 'close')
  expect(stream.destroyed).toBe(true)
})

async function connected(): Promise<{ stream: PortStream; gate: MessagePort }> {
  const { port1, port2 } = new MessageChannel()
  const stream = new PortStream(async () => port1)
  stream.connect()
  await once(stream, 'connect')
  return { stream, gate: port2 }
}
