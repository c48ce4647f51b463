import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { importRowList } from '@wasl/contracts/lists/imports'
import { isImportMoving, type ImportPlugin } from '@wasl/domain/product-import'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { pagedQuery, type PagedAsked } from '../../../desk/list/usePagedList.ts'

export const importsKey = ['imports'] as const

/** While work goes on in the background. */
const pollMs = 1_000

export const importsQuery = (plugin: ImportPlugin) =>
  queryOptions({
    ...readOf([...importsKey, 'list'], staffClient.imports.list)({ params: { plugin } }),
    refetchInterval: ({ state }) =>
      state.data?.results.some((one) => isImportMoving(one.state)) ? pollMs : false,
  })

export const importQuery = (plugin: ImportPlugin, id: string) =>
  queryOptions({
    ...readOf([...importsKey, 'one'], staffClient.imports.detail)({ params: { plugin, id } }),
    refetchInterval: ({ state }) => (state.data && isImportMoving(state.data.state) ? pollMs : false),
  })

/** `revision`: what is judged anew is read anew. */
export const importRowsQuery = (
  { plugin, id }: { plugin: ImportPlugin; id: string },
  asked: PagedAsked<typeof importRowList>,
  revision: number,
) =>
  queryOptions({
    ...readOf(
      [...importsKey, 'rows', revision],
      staffClient.imports.rows,
    )({
      params: { plugin, id },
      query: pagedQuery(importRowList, asked),
    }),
    placeholderData: keepPreviousData,
  })

/** For the error report: as many as one looks at. */
export const importErrorsQuery = ({ plugin, id }: { plugin: ImportPlugin; id: string }, revision: number) =>
  readOf(
    [...importsKey, 'errors', revision],
    staffClient.imports.rows,
  )({
    params: { plugin, id },
    query: { show: 'wrong', pageSize: 100 },
  })
