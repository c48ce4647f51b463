import type { ListKind, ListModule } from '@wasl/contracts/lists/transactions'
import type { Handlers } from '@wasl/contracts/server'
import type { detailContract } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import type { CoreApi } from '../../core-client.ts'
import { toProblem } from '../../core-problem.ts'
import { ownProblem, refusedWith } from '../../problem.ts'
import { toTransaction, toUpdate } from './detail.translate.ts'
import { toEditProblem } from './edit-problem.ts'
import { speakingTo } from '../../speaking-to.ts'

export const detailHandlers: Handlers<typeof detailContract, BffEnv> = {
  page: async ({ params }, c) => {
    const to = speakingTo(c)
    const got = await load(c.get('core'), params)
    switch (got.status) {
      case 200:
        return { status: 200, body: toTransaction(got.body) }
      case 401:
      case 403:
      case 404:
      case 429:
        return refusedWith(got.status, toProblem(got.body, to))
      case 421:
        return refusedWith(404, toProblem(got.body, to))
      case 400:
      case 413:
      case 415:
        throw unexpectedAnswer(got)
    }
  },

  edit: async ({ params: { module: plugin, id }, body }, c) => {
    const to = speakingTo(c)
    if (plugin === 'all') return refusedWith(404, ownProblem('transactionNotFound', to))
    const { transactions } = c.get('core')
    const got = await transactions.partialUpdate({ params: { plugin, id }, body: toUpdate(body) })
    switch (got.status) {
      case 200:
        return { status: 200, body: toTransaction(got.body) }
      case 400:
        return refusedWith(400, toEditProblem(got.body, to))
      case 401:
      case 403:
      case 404:
      case 409:
      case 429:
        return refusedWith(got.status, toProblem(got.body, to))
      case 421:
        return refusedWith(404, toProblem(got.body, to))
      case 413:
      case 415:
        throw unexpectedAnswer(got)
    }
  },
}

type Where = { module: ListModule; list: ListKind; id: string }

/** The list of all has no deleted ones (S2 §2). */
function load({ transactions }: CoreApi, { module: plugin, list, id }: Where) {
  if (plugin === 'all') return transactions.allDetail({ params: { id } })
  const read = list === 'deleted' ? transactions.deletedDetail : transactions.detail
  return read({ params: { plugin, id } })
}
