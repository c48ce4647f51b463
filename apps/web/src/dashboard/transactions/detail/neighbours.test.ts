import { expect, test } from 'vitest'
import { neighboursIn } from './neighbours.ts'

const page = (ids: string[], ends: { previous?: string; next?: string } = {}) => ({
  asked: ids.join(' '),
  page: { rows: ids.map((id) => ({ id })), previous: null, next: null, ...ends },
})

test('inside a page the neighbours are the rows before and after', () => {
  expect(neighboursIn([page(['a', 'b', 'c'])], 'b')).toEqual({
    asked: 'a b c',
    previous: { id: 'a' },
    next: { id: 'c' },
  })
})

test('at the edge of a page it goes on in the neighbouring one, and ends where the list ends', () => {
  const second = page(['d', 'e'], { previous: 'before d', next: 'behind e' })
  expect(neighboursIn([second], 'd')).toMatchObject({ previous: { cursor: 'before d' }, next: { id: 'e' } })
  expect(neighboursIn([second], 'e')).toMatchObject({ previous: { id: 'd' }, next: { cursor: 'behind e' } })
  expect(neighboursIn([page(['f'])], 'f')).toMatchObject({ previous: null, next: null })
})

test('a row of no page that is kept has no neighbours', () => {
  expect(neighboursIn([page(['a'])], 'x')).toBeNull()
})
