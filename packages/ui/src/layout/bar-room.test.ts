import { expect, test } from 'vitest'
import { edgeOf } from './bar-room.ts'

test.each([
  ['at the foot', { top: 760, bottom: 844 }, 84],
  ['in its place, a little above the foot', { top: 660, bottom: 744 }, 184],
  ['high on the page, with room for a notice below', { top: 300, bottom: 384 }, 0],
  ['below what is in sight', { top: 900, bottom: 984 }, 0],
  ['above what is in sight', { top: -200, bottom: -116 }, 0],
])('a bar %s keeps notices above its upper edge', (_, box, edge) => {
  expect(edgeOf(box, 844)).toBe(edge)
})
