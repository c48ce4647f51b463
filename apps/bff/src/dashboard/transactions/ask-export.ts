import { transactionList, type ListPlace } from '@wasl/contracts/lists/transactions'
import type { ExportWish } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import type { CoreApi } from '../../core/core-client.ts'
import { wireQuery } from '../../core/wire-query.ts'
import { scopeOf } from './ask-list.ts'

export function askExportConfig({ exports }: CoreApi, { module, list }: ListPlace) {
  if (module === 'all') return exports.allConfig()
  const call = { params: { plugin: module } }
  return list === 'deleted' ? exports.deletedConfig(call) : exports.config(call)
}

/** Each list has its own address at the core. */
export function askExport(
  { exports }: CoreApi,
  place: ListPlace,
  { wish, key }: { wish: ExportWish; key: string },
) {
  const query = exportQuery(place, wish)
  const headers = { 'idempotency-key': key }
  if (place.module === 'all') return exports.requestAll({ headers, query })
  const call = { headers, params: { plugin: place.module }, query }
  return place.list === 'deleted' ? exports.requestDeleted(call) : exports.request(call)
}

/** S2 §7 "Export request": the list's own query without its page, and how the file shall be. */
export const exportQuery = (
  place: ListPlace,
  { filters, q, ordering, fileFormat, language, fields }: ExportWish,
) => ({
  ...wireQuery(transactionList, scopeOf(place), { ...filters, q, ordering }),
  file_format: fileFormat,
  language,
  export_type: fields ? ('selected' as const) : ('default' as const),
  ...(fields && { fields: fields.join(',') }),
})

/** Where the core has this list's export, for a file that is streamed. */
export const exportPath = ({ module, list }: ListPlace): string =>
  module === 'all'
    ? '/api/v1/dashboard/transaction/export'
    : `/api/v1/plugins/${module}/${list === 'deleted' ? 'deleted_transaction' : 'transaction'}/export`
