import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createQueries } from '../queries.ts'
import type { AnyResource, AnyRow } from './any-resource.ts'
import { useElsewhere } from './use-elsewhere.ts'

const row = { id: '77', username: 'noura' }
// As far as the hook needs one.
const users = { key: ['users'], one: async () => row } as unknown as AnyResource

/** What the address opens, once the server has answered. */
function opened(of: AnyResource, asked: { id: string | null; isListed: boolean }) {
  const queries = createQueries()
  queries.setQueryData(['users', 'one', asked.id], row)
  const shown: (AnyRow | null)[] = []
  const Part = ({ show }: { show: (one: AnyRow | null) => void }) => {
    show(useElsewhere(of, asked))
    return null
  }
  renderToString(
    <QueryClientProvider client={queries}>
      <Part show={(one) => void shown.push(one)} />
    </QueryClientProvider>,
  )
  return shown.at(-1)
}

test('an address opens a row that is on another page of the list', () => {
  expect(opened(users, { id: '77', isListed: false })).toEqual(row)
})

test.each([
  ['nothing is open', users, { id: null, isListed: false }],
  ['the list has it', users, { id: '77', isListed: true }],
  ['it is no id', users, { id: '../77', isListed: false }],
  [
    'the list has all there is',
    { ...users, one: undefined } as unknown as AnyResource,
    { id: '77', isListed: false },
  ],
])('where %s, no other row is read', (_, of, asked) => {
  expect(opened(of, asked)).toBe(null)
})
