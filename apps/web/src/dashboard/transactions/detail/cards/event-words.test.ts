import { expect, test } from 'vitest'
import { actorName } from './event-words.ts'

test('whoever is nobody of the staff has a word of their own, and a user has none, whatever their name', () => {
  expect(actorName('wasl')).toBe('detail.actor.automatic')
  expect(['cashier.demo', 'constructor', 'valueOf'].map(actorName)).toEqual([null, null, null])
})
