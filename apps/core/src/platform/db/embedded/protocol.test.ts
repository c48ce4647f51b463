import { gateForTests } from '@wasl/tests/support/embedded-gate'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { frame, queryFrame } from './frames.ts'
import { startupFrame } from './startup.ts'

const gate = gateForTests()
const hello = startupFrame('postgres', 'postgres')
const cancel = Buffer.from([0, 0, 0, 16, 4, 210, 22, 46, 0, 0, 0, 1, 0, 0, 0, 1])
const unknownType = frame('!'.charCodeAt(0), Buffer.from('noise'))
const impossibleLength = Buffer.from([0x51, 0, 0, 0, 1])

test.each([
  ['no startup', [Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')]],
  ['a request to cancel', [cancel]],
  ['a frame of no known type', [hello, unknownType]],
  ['a length that cannot be', [hello, impossibleLength]],
])('a client that sends %s is shown out, and nobody else notices', async (_, sent) => {
  const bystander = await gate.client()
  await bystander.query({ name: 'kept', text: 'select 1 as before', values: [] })
  const stream = gate.stream()
  stream.resume()
  stream.connect()
  await once(stream, 'connect')
  const closed = once(stream, 'close')
  for (const bytes of sent) stream.write(bytes)
  await closed
  const { rows } = await bystander.query({ name: 'kept', text: 'select 1 as before', values: [] })
  expect(rows).toEqual([{ before: 1 }])
})

test('a statement that arrives byte by byte is answered like any other', async () => {
  const stream = gate.stream()
  const heard: Buffer[] = []
  stream.on('data', (bytes: Buffer) => heard.push(bytes))
  stream.connect()
  await once(stream, 'connect')
  for (const byte of Buffer.concat([hello, queryFrame("select 'whole'")])) stream.write(Buffer.from([byte]))
  await expect.poll(() => Buffer.concat(heard).toString('latin1')).toContain('whole')
  stream.destroy()
})
