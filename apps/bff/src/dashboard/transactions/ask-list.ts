import { narrowingOf } from '@wasl/contracts/lists/list'
import { transactionList, type ListPlace } from '@wasl/contracts/lists/transactions'
import type { ColumnWish as CoreColumnWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import type { ListQuery, StatisticsQuery } from '@wasl/contracts/web/dashboard/transactions.contract'
import type { CoreApi } from '../../core/core-client.ts'
import { wireQuery } from '../../core/wire-query.ts'

/** Deleted rows are kept by module: there is no list of all of them (S2 §2). */
export const isPlace = ({ module, list }: ListPlace): boolean => module !== 'all' || list === 'live'

export const scopeOf = ({ module }: ListPlace) => (module === 'all' ? 'all' : 'module')

/** Each list has its own address at the core. */
export function askList({ transactions }: CoreApi, place: ListPlace, asked: ListQuery) {
  const query = wireQuery(transactionList, scopeOf(place), asked)
  if (place.module === 'all') return transactions.allList({ params: {}, query })
  const call = { params: { plugin: place.module }, query }
  return place.list === 'deleted' ? transactions.deletedList(call) : transactions.list(call)
}

export function askStatistics({ transactions }: CoreApi, place: ListPlace, asked: StatisticsQuery) {
  const query = wireQuery(transactionList, scopeOf(place), narrowingOf(transactionList, asked))
  if (place.module === 'all') return transactions.allStatistics({ params: {}, query })
  const call = { params: { plugin: place.module }, query }
  return place.list === 'deleted' ? transactions.deletedStatistics(call) : transactions.statistics(call)
}

export function askColumns({ transactions }: CoreApi, { module, list }: ListPlace) {
  if (module === 'all') return transactions.allFields({ params: {} })
  const call = { params: { plugin: module } }
  return list === 'deleted' ? transactions.deletedFields(call) : transactions.fields(call)
}

/** The deleted ones have the columns of their plugin, and an address of their own to set them at (S2 §7). */
export function saveColumns({ transactions }: CoreApi, { module, list }: ListPlace, body: CoreColumnWish) {
  if (module === 'all') return transactions.saveAllFields({ params: {}, body })
  const call = { params: { plugin: module }, body }
  return list === 'deleted' ? transactions.saveDeletedFields(call) : transactions.saveFields(call)
}

/** The pay page asks the same address: its answer has a list only for somebody who may see it. */
export function askSetup(core: CoreApi, { module, list }: ListPlace) {
  if (module === 'all') return core.transactions.allConfig({ params: {} })
  const call = { params: { plugin: module } }
  return list === 'deleted' ? core.transactions.deletedConfig(call) : core.pay.config(call)
}
