import { expect, test } from 'vitest'
import { spokenMinute } from './spoken-minute.ts'

test('PAY-10: the time left is said at 30, 10, 5 and 1 minutes, and at no other second', () => {
  const said: number[] = []
  for (let left = 3_600; left >= 0; left -= 1) {
    const minutes = spokenMinute(left + 1, left)
    if (minutes !== null) said.push(minutes)
  }
  expect(said).toEqual([30, 10, 5, 1])
})

test('a second that a late timer left out is not lost', () => {
  expect(spokenMinute(601, 599)).toBe(10)
  expect(spokenMinute(301, 299)).toBe(5)
})

test('a page that slept says once what is left now', () => {
  expect(spokenMinute(1_900, 400)).toBe(7)
  expect(spokenMinute(400, 399)).toBeNull()
})

test('a page that opens says nothing of what has passed, and one that is over nothing at all', () => {
  expect(spokenMinute(null, 1_700)).toBeNull()
  expect(spokenMinute(null, 600)).toBe(10)
  expect(spokenMinute(70, 0)).toBeNull()
})
