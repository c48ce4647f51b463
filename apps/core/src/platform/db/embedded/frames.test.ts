import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FrameSplitter, fatalFrame, frame, fromClient, isFatal, queryFrame } from './frames.ts'

test('frames come out whole and in order, however the stream is sliced', () => {
  const bodies = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 20 })
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(bodies, cuts, (sent, sizes) => {
      const frames = sent.map((body) => frame(fromClient.query, body))
      expect(received(Buffer.concat(frames), sizes)).toEqual(frames)
    }),
  )
})

test('the first frame of a client has no type, the later ones do', () => {
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
  const splitter = new FrameSplitter('startup')
  splitter.push(Buffer.concat([startup, queryFrame('select 1')]))
  expect([splitter.next(), splitter.next(), splitter.next()]).toEqual([startup, queryFrame('select 1'), null])
})

test('a length that cannot be is refused', () => {
  for (const length of [
    [0, 0, 0, 3],
    [0xff, 0xff, 0xff, 0xff],
  ]) {
    const splitter = new FrameSplitter('typed')
    splitter.push(Buffer.from([fromClient.query, ...length]))
    expect(() => splitter.next()).toThrow('not a PostgreSQL frame')
  }
})

test('a fatal error is told from one of a statement', () => {
  expect(isFatal(fatalFrame('57P01', 'going'))).toBe(true)
  expect(isFatal(frame(0x45, Buffer.from('SERROR\0VERROR\0C22012\0Mnot FATAL\0\0')))).toBe(false)
})

function received(stream: Buffer, sizes: readonly number[]): Buffer[] {
  const splitter = new FrameSplitter('typed')
  const frames: Buffer[] = []
  for (let at = 0, cut = 0; at < stream.length; cut += 1) {
    const size = sizes[cut % sizes.length] ?? 1
    splitter.push(Uint8Array.from(stream.subarray(at, at + size)))
    at += size
    for (let next = splitter.next(); next; next = splitter.next()) frames.push(Buffer.from(next))
  }
  return frames
}
