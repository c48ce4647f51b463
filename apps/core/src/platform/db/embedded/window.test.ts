import { expect, test } from 'vitest'
import { Receipts, SendWindow } from './window.ts'

const MEGABYTE = 1024 ** 2

test('a sender that is a window ahead waits until its reader has caught up', () => {
  const window = new SendWindow()
  const proceeded: string[] = []
  window.sent(MEGABYTE - 1)
  window.whenOpen(() => proceeded.push('within'))
  window.sent(1)
  window.whenOpen(() => proceeded.push('beyond'))
  expect(proceeded).toEqual(['within'])
  window.received(1)
  expect(proceeded).toEqual(['within', 'beyond'])
})

test('nobody waits for a reader that is gone', () => {
  const window = new SendWindow()
  const proceeded: string[] = []
  window.sent(2 * MEGABYTE)
  window.whenOpen(() => proceeded.push('let go'))
  window.abandon()
  expect(proceeded).toEqual(['let go'])
})

test('reading is acknowledged in steps, and nothing is left out', () => {
  const acknowledged: number[] = []
  const receipts = new Receipts((bytes) => acknowledged.push(bytes))
  for (let packet = 0; packet < 10; packet += 1) receipts.read(20 * 1024)
  expect(acknowledged).toEqual([80 * 1024, 80 * 1024])
})
