import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { listKinds, listModules, transactionList } from '../../lists/transactions.ts'
import { webQuery, webSearch } from '../../lists/query.ts'
import { bodyProblems, Problem, problems } from '../../values/web.ts'
import { Column, ListSetup, Statistics, TransactionPage } from './transactions/list-values.contract.ts'

const c = initContract()

export const ListPlace = z.object({ module: z.enum(listModules), list: z.enum(listKinds) })

export const ListQuery = webQuery(transactionList)
export type ListQuery = z.infer<typeof ListQuery>

/** Sums of the list with these filters. */
export const StatisticsQuery = webSearch(transactionList)
export type StatisticsQuery = z.infer<typeof StatisticsQuery>

export const ColumnWish = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        name: z.string().check(z.maxLength(64)),
        isActive: z.boolean(),
        order: z.int().check(z.minimum(0), z.maximum(999)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  /** Restores the default set. The merchant's own fields stay, hidden. */
  reset: z.optional(z.boolean()),
})
export type ColumnWish = z.infer<typeof ColumnWish>

const answers = { ...problems, 401: Problem, 404: Problem }
const bodyAnswers = { ...bodyProblems, 401: Problem, 404: Problem, 409: Problem }

const place = '/dashboard/transactions/:module/:list'
const Columns = z.object({ columns: z.array(Column) })

/** Lists of transactions (S2 §2): each module, deleted ones, and all together. */
export const transactionsContract = c.router(
  {
    setup: {
      method: 'GET',
      path: `${place}/setup`,
      pathParams: ListPlace,
      responses: { 200: ListSetup, ...answers },
    },
    statistics: {
      method: 'GET',
      path: `${place}/statistics`,
      pathParams: ListPlace,
      query: StatisticsQuery,
      responses: { 200: Statistics, ...answers },
    },
    columns: {
      method: 'GET',
      path: `${place}/columns`,
      pathParams: ListPlace,
      responses: { 200: Columns, ...answers },
    },
    saveColumns: {
      method: 'PATCH',
      path: `${place}/columns`,
      pathParams: ListPlace,
      body: ColumnWish,
      responses: { 200: Columns, ...bodyAnswers },
    },
    list: {
      method: 'GET',
      path: place,
      pathParams: ListPlace,
      query: ListQuery,
      responses: { 200: TransactionPage, ...answers },
    },
  },
  { strictStatusCodes: true },
)
