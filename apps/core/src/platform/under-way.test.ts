import { expect, test } from 'vitest'
import { underWay } from './under-way.ts'

test('what has begun is waited for, whoever has stopped listening to it, and what it begins meanwhile', async () => {
  const inHand = underWay()
  const told: string[] = []
  const finish = Promise.withResolvers<void>()
  const second = inHand.counted(async () => {
    await Promise.resolve()
    told.push('second')
  })
  const first = inHand.counted(async () => {
    await finish.promise
    told.push('first')
    void second()
    throw new Error('nobody hears this')
  })
  Promise.resolve(first()).catch(() => {})
  const settled = inHand.settled(10_000).then(() => told.push('settled'))
  finish.resolve()
  await settled
  expect(told).toEqual(['first', 'second', 'settled'])
})

test('what never ends is not waited for longer than said', async () => {
  const inHand = underWay()
  void inHand.counted(() => new Promise(() => {}))()
  await expect(inHand.settled(10)).resolves.toBeUndefined()
})

test('an answer that is there at once stays one', () => {
  expect(underWay().counted((name: string) => `hello ${name}`)('you')).toBe('hello you')
})
