import type { ListModule } from '@wasl/contracts/lists/transactions'
import type { BulkAction, PostedAction } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { CoreApi } from '../../core/core-client.ts'

type Asked = {
  plugin: Exclude<ListModule, 'all'>
  id: string
  action: PostedAction
  key: string
  amount: string | null
  available: string | null
  attempt: string | null
  claim: string | null
  isAsking?: boolean | undefined
  reason?: string | undefined
}

type Operations = CoreApi['operations']
export type ActionAnswer = Awaited<
  ReturnType<Operations['refund'] | Operations['void'] | Operations['cancel']>
>
export type BulkAnswered = Awaited<ReturnType<Operations['bulk'] | Operations['bulkDelete']>>

/** Each action of a row has its own address at the core, and money its own body. */
export function askAction(
  { operations }: CoreApi,
  { plugin, id, action, key, amount, available, attempt, claim, isAsking, reason }: Asked,
): Promise<ActionAnswer> {
  const params = { plugin, id }
  const why = reason?.trim() ? { reason: reason.trim() } : {}
  const query = {
    ...(attempt !== null && { attempt }),
    ...(isAsking && { ask: 'permission' as const }),
  }
  switch (action) {
    case 'refund':
    case 'capture':
      return operations[action]({
        params,
        query: { ...query, ...(claim !== null && { claim }) },
        headers: { 'idempotency-key': key },
        body: { amount, ...(available !== null && { available_amount: available }), ...why },
      })
    case 'void':
      return operations.void({ params, query, headers: { 'idempotency-key': key }, body: why })
    case 'count':
    case 'release':
      return operations[action]({ params, body: { attempt: attempt ?? '', claim } })
    case 'email':
    case 'sms':
      return operations[action]({ params, headers: { 'idempotency-key': key }, body: {} })
    case 'cancel':
    case 'expire':
    case 'restore':
    case 'disclose':
    case 'inquiry':
      return operations[action]({ params, body: {} })
  }
}

type AskedBulk = { module: ListModule; action: BulkAction; key: string; ids: string[] }

export function askBulk(
  { operations }: CoreApi,
  { module, action, key, ids }: AskedBulk,
): Promise<BulkAnswered> {
  const sent = { headers: { 'idempotency-key': key }, body: ids }
  return module === 'all'
    ? operations.bulkAll({ params: { action }, ...sent })
    : operations.bulk({ params: { plugin: module, action }, ...sent })
}

export function askBulkDelete(
  { operations }: CoreApi,
  { module, key, ids }: Omit<AskedBulk, 'action'>,
): Promise<BulkAnswered> {
  const sent = { headers: { 'idempotency-key': key }, body: ids }
  return module === 'all'
    ? operations.bulkDeleteAll(sent)
    : operations.bulkDelete({ params: { plugin: module }, ...sent })
}
