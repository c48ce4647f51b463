import type { ListKind, ListModule } from '@wasl/contracts/lists/transactions'
import type { Handlers } from '@wasl/contracts/server'
import type { detailContract } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreApi } from '../../core/core-client.ts'
import { fieldNames, refused } from '../../core/core-problem.ts'
import { ownProblem, refusedWith } from '../../answer/problem.ts'
import { toTransaction, toUpdate } from './detail.translate.ts'
import { speakingTo } from '../../answer/speaking-to.ts'

export const detailHandlers: Handlers<typeof detailContract, BffEnv> = {
  page: async ({ params }, c) => {
    const to = speakingTo(c)
    const got = await load(c.get('core'), params)
    return got.status === 200 ? { status: 200, body: toTransaction(got.body) } : refused(got, to)
  },

  edit: async ({ params: { module: plugin, id }, body }, c) => {
    const to = speakingTo(c)
    if (plugin === 'all') return refusedWith(404, ownProblem('transactionNotFound', to))
    const { transactions } = c.get('core')
    const got = await transactions.partialUpdate({ params: { plugin, id }, body: toUpdate(body) })
    return got.status === 200 ? { status: 200, body: toTransaction(got.body) } : refused(got, to, editedField)
  },
}

const editedField = fieldNames({
  customer_email: 'email',
  customer_phone: 'phone',
  expiration_time: 'expires',
})

type Where = { module: ListModule; list: ListKind; id: string }

/** The list of all has no deleted ones (S2 §2). */
function load({ transactions }: CoreApi, { module: plugin, list, id }: Where) {
  if (plugin === 'all') return transactions.allDetail({ params: { id } })
  const read = list === 'deleted' ? transactions.deletedDetail : transactions.detail
  return read({ params: { plugin, id } })
}
