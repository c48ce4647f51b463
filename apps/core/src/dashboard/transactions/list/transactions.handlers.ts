import type { coreContract } from '@wasl/contracts/core'
import type { CoreQuery } from '@wasl/contracts/lists/query'
import { transactionList } from '@wasl/contracts/lists/transactions'
import type { Handlers } from '@wasl/contracts/server'
import type { Plugin } from '@wasl/contracts/values/plugin'
import { amountText } from '@wasl/domain/amount-text'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { refuseWith } from '../../../platform/http/refuse.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { staffRefusal } from '../../../kernel/people/guard.ts'
import { staffOf } from '../../../kernel/people/staff-of.ts'
import { pageProblem } from '../../../kernel/lists/page-problem.ts'
import { asOfPage, pageOf } from '../../../kernel/lists/page.domain.ts'
import { columnHandlers } from './setup/columns.handlers.ts'
import { listConfig } from './setup/config.service.ts'
import { detailOnWire, type PayerPage } from './detail/detail-on-wire.ts'
import { showTransaction } from './detail/detail.service.ts'
import type { EditProblem } from './edit/edit.domain.ts'
import { editTransaction } from './edit/edit.service.ts'
import { filtersOf, type Asked } from './filters.domain.ts'
import { listTransactions, type ListDeps } from './list.service.ts'
import { listWords } from './list-words.ts'
import { everyModule, pluginModule, type Module } from './module.ts'
import { rowOnWire } from './row-on-wire.ts'
import { statisticsOf } from './statistics.service.ts'

type TransactionHandlers = Handlers<typeof coreContract, CoreEnv>['transactions']
type Here = Context<CoreEnv>

export type TransactionDeps = ListDeps & { payerPage: PayerPage }

/** The lists of transactions, one of them, and how they are looked at. */
export function transactionHandlers(deps: TransactionDeps): TransactionHandlers {
  const ofPlugin = (c: Here, { plugin }: { plugin: Plugin }) => pluginModule(staffOf(c), plugin)
  const ofDeleted = (c: Here, { plugin }: { plugin: Plugin }) => pluginModule(staffOf(c), plugin, true)
  const ofAll = (c: Here) => everyModule(staffOf(c))
  return {
    ...columnHandlers(deps),

    deletedConfig: ({ params }, c) => answerConfig(deps, c, ofDeleted(c, params)),
    allConfig: (_request, c) => answerConfig(deps, c, ofAll(c)),

    list: ({ params, query }, c) => answerList(deps, c, { module: ofPlugin(c, params), query }),
    deletedList: ({ params, query }, c) => answerList(deps, c, { module: ofDeleted(c, params), query }),
    allList: ({ query }, c) => answerList(deps, c, { module: ofAll(c), query }),

    statistics: ({ params, query }, c) => answerStatistics(deps, c, { module: ofPlugin(c, params), query }),
    deletedStatistics: ({ params, query }, c) =>
      answerStatistics(deps, c, { module: ofDeleted(c, params), query }),
    allStatistics: ({ query }, c) => answerStatistics(deps, c, { module: ofAll(c), query }),

    detail: ({ params }, c) => answerDetail(deps, c, { module: ofPlugin(c, params), id: params.id }),
    deletedDetail: ({ params }, c) => answerDetail(deps, c, { module: ofDeleted(c, params), id: params.id }),
    allDetail: ({ params }, c) => answerDetail(deps, c, { module: ofAll(c), id: params.id }),

    partialUpdate: async ({ params, body }, c) => {
      const { language, requestId } = c.var
      const { plugin, id: publicId } = params
      const edited = await editTransaction(deps, {
        publicId,
        plugin,
        wish: body,
        staff: staffOf(c),
        requestId,
      })
      if (edited.ok) return answerDetail(deps, c, { module: ofPlugin(c, params), id: publicId })
      const { error } = edited
      switch (error.kind) {
        case 'notFound':
          return refuseWith(c, 404, 'notFound')
        case 'notPossible':
          return {
            status: 409,
            body: { detail: listWords('edit.notPossible', language), code: 'not_possible' },
          }
        case 'changed':
          return { status: 409, body: { detail: listWords('edit.changed', language), code: 'changed' } }
        case 'fields':
          return {
            status: 400,
            body: Object.fromEntries(
              error.problems.map((problem) => [problem.field, [editText(problem, language)]]),
            ),
          }
      }
    },
  }
}

const editText = ({ says, values, limit }: EditProblem, language: Locale): string =>
  listWords(says, language, { ...values, ...(limit && { limit: amountText(limit, language) }) })

async function answerConfig(deps: ListDeps, c: Here, module: Module) {
  const config = await listConfig(deps, { module, staff: staffOf(c), language: c.var.language })
  return { status: 200, body: { actions: { GET: config } } } as const
}

type Query = CoreQuery<typeof transactionList>

async function answerList(deps: ListDeps, c: Here, { module, query }: { module: Module; query: Query }) {
  const { language } = c.var
  const page = pageOf(transactionList, query)
  if (!page.ok) return { status: 400, body: pageProblem(page.error, language) } as const
  const filters = filtersOf(query)
  const now = deps.clock.now()
  const found = await listTransactions(deps, {
    scope: module.scope,
    filters,
    page: page.value,
    staff: staffOf(c),
    language,
  })
  if (!found.ok) return { status: 403, body: staffRefusal(c, 'permissionDenied') } as const
  const { rows, count, isExact, next, previous } = found.value
  return {
    status: 200,
    body: {
      results: rows.map((row) => rowOnWire(row, language)),
      count,
      count_is_exact: isExact,
      page_size: page.value.size,
      as_of: asOfPage(page.value, now),
      next_cursor: next,
      previous_cursor: previous,
    },
  } as const
}

async function answerStatistics(
  deps: ListDeps,
  c: Here,
  { module, query }: { module: Module; query: Asked },
) {
  const asked = { scope: module.scope, filters: filtersOf(query), staff: staffOf(c) }
  const found = await statisticsOf(deps, asked)
  return found.ok
    ? ({ status: 200, body: found.value } as const)
    : ({ status: 403, body: staffRefusal(c, 'permissionDenied') } as const)
}

async function answerDetail(deps: TransactionDeps, c: Here, { module, id }: { module: Module; id: string }) {
  const { language, origin } = c.var
  const shown = await showTransaction(deps, {
    scope: module.scope,
    publicId: id,
    staff: staffOf(c),
    language,
  })
  if (!shown.ok) return refuseWith(c, 404, 'notFound')
  const here = { language, origin, now: deps.clock.now(), payerPage: deps.payerPage }
  return { status: 200, body: detailOnWire(shown.value, here) } as const
}
