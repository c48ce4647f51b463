import { expect, test } from 'vitest'
import { followedLinks } from './followed-links.ts'

test('going back leads to what was opened from there, also over what took its place', () => {
  const links = followedLinks()
  expect(links.arrive(0, '/list')).toBeNull()
  expect(links.arrive(1, '/list/1')).toBeNull()
  expect(links.arrive(1, '/list/2')).toBeNull()
  expect(links.arrive(0, '/list')).toBe('/list/1')
  expect(links.arrive(1, '/list/3')).toBeNull()
  expect(links.arrive(0, '/list')).toBe('/list/3')
})

test('going back to what was never left from here leads nowhere in it', () => {
  const links = followedLinks()
  links.arrive(4, '/list/1')
  expect(links.arrive(2, '/list')).toBeNull()
})
