import { expect, test } from 'vitest'
import { suggestKey } from './suggest-key.ts'

const open = { isOpen: true, active: 1, count: 3 }
const closed = { isOpen: false, active: -1, count: 0 }
const press = (key: string, altKey = false) => ({ key, altKey })

test.each([
  ['ArrowDown', open, 2],
  ['ArrowDown', { ...open, active: 2 }, 2],
  ['ArrowDown', closed, 0],
  ['ArrowUp', open, 0],
  ['ArrowUp', { ...open, active: 0 }, 0],
  ['ArrowUp', closed, null],
  ['Enter', open, 'choose'],
  ['Enter', { ...open, active: -1 }, null],
  ['Enter', closed, null],
  ['Escape', open, 'close'],
  ['Escape', closed, null],
  ['Tab', open, null],
  ['a', open, null],
] as const)('%s in %o is %s', (key, state, step) => {
  expect(suggestKey(press(key), state)).toBe(step)
})

test('Alt with an arrow opens and closes without moving', () => {
  expect(suggestKey(press('ArrowDown', true), closed)).toBe(-1)
  expect(suggestKey(press('ArrowUp', true), open)).toBe('close')
})
