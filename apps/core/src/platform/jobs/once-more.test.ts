import { expect, test } from 'vitest'
import { onceMore } from './once-more.ts'

test('whoever asks is answered by work that begins after they asked, at whichever moment they do', async () => {
  for (let moment = 0; moment < 30; moment += 1) {
    let begun = 0
    const working = onceMore(async () => {
      begun += 1
      await Promise.resolve()
    })
    const first = working.ask()
    for (let step = 0; step < moment; step += 1) await Promise.resolve()
    const before = begun
    await working.ask()
    expect([moment, begun]).toEqual([moment, before + 1])
    await first
    expect(working.underWay()).toBe(null)
  }
})

test('it is done once at a time, however many ask', async () => {
  let [now, most, begun] = [0, 0, 0]
  const working = onceMore(async () => {
    begun += 1
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    now -= 1
  })
  await Promise.all(Array.from({ length: 8 }, () => working.ask()))
  expect([most, begun]).toEqual([1, 2])
})

test('work that failed holds up nothing that is asked for afterwards', async () => {
  let tries = 0
  const working = onceMore(async () => {
    tries += 1
    if (tries === 1) throw new Error('no connection')
  })
  await expect(working.ask()).rejects.toThrow('no connection')
  await working.ask()
  expect(tries).toBe(2)
})
