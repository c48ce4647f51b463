import { expect, test } from 'vitest'
import { firstOfEachGroup, itemsOf } from './combo-box-items.ts'

const items = itemsOf([
  { id: 'c', label: 'Capital', items: [{ id: 'sharq', label: 'Sharq' }] },
  {
    id: 'h',
    label: 'Hawalli',
    items: [
      { id: 'jabriya', label: 'Jabriya' },
      { id: 'salmiya', label: 'Salmiya', otherNames: ['السالمية'] },
    ],
  },
])

test('the first item of each group carries its heading', () => {
  expect(firstOfEachGroup(items, '')).toEqual(new Set(['sharq', 'jabriya']))
})

test('when the first one is filtered out, the next one carries it', () => {
  expect(firstOfEachGroup(items, 'سالمية')).toEqual(new Set(['salmiya']))
})
