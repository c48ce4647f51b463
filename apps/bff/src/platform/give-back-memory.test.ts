import { expect, test } from 'vitest'
import { inQuietMoments } from './give-back-memory.ts'

const mb = 2 ** 20

/** A process whose collections leave 130 MB. */
function processOf({ resident = 0 }) {
  const memory = { resident, collections: 0 }
  const look = inQuietMoments({
    resident: () => memory.resident,
    collect: async () => {
      memory.collections += 1
      memory.resident = 130 * mb
    },
  })
  return { memory, look }
}

test('what a start and a busy time leave behind is given back in the first quiet moment', async () => {
  const { memory, look } = processOf({ resident: 170 * mb })
  await look(0.01)
  expect(memory).toEqual({ resident: 130 * mb, collections: 1 })
  memory.resident = 270 * mb
  await look(0.01)
  expect(memory).toEqual({ resident: 130 * mb, collections: 2 })
})

test('nobody who is being served waits for it', async () => {
  const { memory, look } = processOf({ resident: 270 * mb })
  await look(0.6)
  await look(0.11)
  expect(memory.collections).toBe(0)
})

test('a process that has nothing to give stands still once, not every five seconds', async () => {
  const { memory, look } = processOf({ resident: 140 * mb })
  await look(0)
  memory.resident = 145 * mb
  await look(0)
  await look(0)
  expect(memory.collections).toBe(1)
})
