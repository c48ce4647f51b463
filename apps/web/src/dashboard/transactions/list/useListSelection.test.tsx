import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { SelectionChange } from '@wasl/ui/table/rows/selection.ts'
import { expect, test } from 'vitest'
import { plainQuery } from '../../../desk/list/list-query.ts'
import type { TransactionQuery } from './transaction-query.ts'
import { useListSelection } from './useListSelection.ts'

const ids = ['PR-1', 'PR-2']
const query: TransactionQuery = { ...plainQuery, q: 'sara', filters: { state: 'pending' }, page: 2 }

/** What is selected once the list is asked for anew. */
function left(chosen: SelectionChange, change: Partial<TransactionQuery>): string {
  const List = () => {
    const [now, setNow] = useState(query)
    const { selection, change: choose } = useListSelection(ids, 24, now)
    if (now === query) {
      choose(chosen)
      setNow({ ...query, ...change })
    }
    return selection.kind === 'matching' ? 'all that match' : [...selection.ids].join(' ')
  }
  return renderToString(<List />)
}

test.each<Partial<TransactionQuery>>([
  { filters: {} },
  { filters: { state: 'pending,paid' } },
  { q: '' },
  { view: 'failed' },
])('everything that matches is no longer selected once %j is asked for', (change) => {
  expect(left({ kind: 'matching chosen' }, change)).toBe('')
})

test.each<Partial<TransactionQuery>>([{ page: 3 }, { cursor: 'x' }, { ordering: '-amount' }, { rows: 50 }])(
  'everything that matches stays selected where only %j changes',
  (change) => {
    expect(left({ kind: 'matching chosen' }, change)).toBe('all that match')
  },
)

test('rows that were ticked stay so under another filter', () => {
  expect(left({ kind: 'toggled', id: 'PR-2' }, { filters: {} })).toBe('PR-2')
})
