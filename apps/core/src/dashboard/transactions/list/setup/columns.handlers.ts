import type { coreContract } from '@wasl/contracts/core'
import type { ColumnWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { staffRefusal } from '../../../../kernel/people/guard.ts'
import { staffOf } from '../../../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../../../platform/http/core-env.ts'
import { columnOnWire } from './column-on-wire.ts'
import { mostOwnColumns, type ColumnRefusal } from './columns.domain.ts'
import { arrangeColumns, columnsHere } from './columns.service.ts'
import { listWords } from '../list-words.ts'
import type { ListDeps } from '../list.service.ts'

type Here = Context<CoreEnv>
type ColumnHandlers = Pick<
  Handlers<typeof coreContract, CoreEnv>['transactions'],
  'fields' | 'deletedFields' | 'allFields' | 'saveFields' | 'saveDeletedFields' | 'saveAllFields'
>

/** S2 §7 column setup. The deleted ones have the columns of their plugin. */
export const columnHandlers = (deps: ListDeps): ColumnHandlers => ({
  fields: ({ params }, c) => answerColumns(deps, c, params.plugin),
  deletedFields: ({ params }, c) => answerColumns(deps, c, params.plugin),
  allFields: (_request, c) => answerColumns(deps, c, 'all'),
  saveFields: ({ params, body }, c) => arrange(deps, c, { module: params.plugin, wish: body }),
  saveDeletedFields: ({ params, body }, c) => arrange(deps, c, { module: params.plugin, wish: body }),
  saveAllFields: ({ body }, c) => arrange(deps, c, { module: 'all', wish: body }),
})

async function answerColumns(deps: ListDeps, c: Here, module: string) {
  const { merchantId } = staffOf(c)
  const columns = await columnsHere(deps, { merchantId, list: module })
  const results = columns.map((column) => columnOnWire(column, c.var.language))
  return { status: 200, body: { results } } as const
}

async function arrange(deps: ListDeps, c: Here, { module, wish }: { module: string; wish: ColumnWish }) {
  const { language, requestId } = c.var
  const arranged = await arrangeColumns(deps, { staff: staffOf(c), module, wish, requestId })
  if (arranged.ok) {
    const results = arranged.value.map((column) => columnOnWire(column, language))
    return { status: 200, body: { results } } as const
  }
  const { error } = arranged
  if (error.problem === 'permission') {
    return { status: 403, body: staffRefusal(c, 'permissionDenied') } as const
  }
  return { status: 400, body: problemOf(error, c) } as const
}

function problemOf({ problem, column }: ColumnRefusal, c: Here): Record<string, string[]> {
  const field = column === null ? 'fields' : `fields.${column}`
  return { [field]: [listWords(`columns.${problem}`, c.var.language, { limit: mostOwnColumns })] }
}
