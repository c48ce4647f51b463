import { QueryClient } from '@tanstack/react-query'
import { linkList } from '@wasl/contracts/lists/links'
import { staffContract } from '@wasl/contracts/web-staff'
import { expect, test } from 'vitest'
import { mock } from '../../../base/mock.fixtures.ts'
import { served } from '../../../base/served.fixtures.ts'
import { readPaged } from '../../../desk/list/usePagedList.ts'
import { paymentLinks } from './links.fixtures.ts'
import { linksQuery } from './links.queries.ts'

test('a link that the address opens is shown on its page, until the address names another page', async () => {
  const asked: string[] = []
  served(
    mock(staffContract.paymentLinks.list, ({ request }) => {
      asked.push(new URL(request.url).search)
      const results = paymentLinks()
      return { status: 200, body: { count: 34, page: 4, asOf: '2026-11-20T12:00:00.000Z', results } }
    }),
  )
  const queries = new QueryClient()
  const first = await queries.fetchQuery(linksQuery(readPaged(linkList, ''), 'LINK-4'))
  expect(first.page).toBe(4)
  await queries.fetchQuery(linksQuery(readPaged(linkList, '?page=2'), 'LINK-4'))
  expect(asked).toEqual(['?pageSize=10&id=LINK-4', '?page=2&pageSize=10'])
})
