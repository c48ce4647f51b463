import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('two work at once, the third begins when one of them has ended, also badly', async () => {
  const turn = inTurn(2)
  const ends = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
  const begun: number[] = []
  const work = (place: number, end: Promise<string>) =>
    turn(() => {
      begun.push(place)
      return end
    })
  const first = work(1, ends[0].promise)
  const second = work(2, ends[1].promise)
  const third = work(3, Promise.resolve('third'))
  await Promise.resolve()
  expect(begun).toEqual([1, 2])
  ends[0].reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await third).toBe('third')
  ends[1].resolve('second')
  expect(await second).toBe('second')
  expect(begun).toEqual([1, 2, 3])
})
