import type { SavedView } from '@wasl/contracts/lists/saved-view'
import { expect, test } from 'vitest'
import { listViews } from './list-views.ts'

const saved: SavedView[] = [
  { id: 'v1', name: 'Paid', query: { state: 'paid' }, columns: [] },
  { id: 'v2', name: 'Oldest', query: { ordering: 'created' }, columns: ['id'] },
  { id: 'v3', name: 'Noura', query: { q: 'noura' }, columns: [] },
]

test('who may not search has the tabs that only arrange the list', () => {
  const offered = (maySearch: boolean, isDeleted = false) =>
    listViews(saved, { username: 'noura', today: '2026-11-20', isDeleted, maySearch }).map(({ id }) => id)
  expect(offered(false)).toEqual(['all', 'v2'])
  expect(offered(true)).toEqual(['all', 'unpaid', 'failed', 'mine', 'v1', 'v2', 'v3'])
  expect(offered(true, true)).toEqual(['all', 'mine', 'v1', 'v2', 'v3'])
})
