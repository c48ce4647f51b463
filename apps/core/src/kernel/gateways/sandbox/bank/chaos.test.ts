import { openTestBank, type TestBank } from '@wasl/tests/support/bank'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultOf } from './chaos.ts'
import { readScript } from './scenarios.ts'

const draws = (percent: number, seed: number) =>
  Array.from({ length: 1_000 }, (_, draw) => faultOf({ percent, seed }, draw))

test('as many payments go wrong as were asked for, in every way there is, and the same ones for one seed', () => {
  expect(draws(0, 1).filter(Boolean)).toEqual([])
  expect(draws(100, 1).filter((fault) => fault === '')).toEqual([])
  const some = draws(30, 42)
  expect(some).toEqual(draws(30, 42))
  expect(some).not.toEqual(draws(30, 43))
  expect(some.filter(Boolean).length).toBeGreaterThan(240)
  expect(some.filter(Boolean).length).toBeLessThan(360)
  expect(some.filter((fault) => fault && !readScript(fault))).toEqual([])
  for (const part of ['create-', 'callback-', 'return-', 'inquiry-'])
    expect(some.some((fault) => fault.startsWith(part))).toBe(true)
})

const opened = async (gateway: TestBank, trackId: string) => {
  await gateway.open(trackId).catch(() => null)
  return gateway.bank.control.look(trackId)?.scenario ?? 'no session'
}

test('chance spares what says itself what is to happen, is drawn once for a payment, and survives a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-chaos-'))
  const file = join(folder, 'book.jsonl')
  const expected = Array.from({ length: 6 }, (_, draw) => faultOf({ percent: 100, seed: 5 }, draw))
  const drawnIn = ({ bank }: TestBank) =>
    bank.control.book().flatMap((event) => (event.type === 'chaos.drawn' ? [event.scenario] : []))
  const first = await openTestBank({ file })
  first.bank.control.setChaos(1, { percent: 100, seed: 5 })
  await first.open('own', { scenario: 'approve' })
  expect(drawnIn(first)).toEqual([])
  for (const track of ['1', '2', '3']) await opened(first, track)
  await opened(first, '1')
  expect(drawnIn(first)).toEqual(expected.slice(0, 3))
  await first.close()
  const second = await openTestBank({ file })
  for (const track of ['3', '4', '5', '6']) await opened(second, track)
  expect(drawnIn(second)).toEqual(expected)
  second.bank.control.setChaos(1, { percent: 0, seed: 5 })
  expect(await opened(second, '7')).toBe('')
  await second.close()
  await rm(folder, { recursive: true })
})
