import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import type { ExportWish } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import type { CoreApi } from '../../core-client.ts'
import { toCoreQuery } from './list-query.translate.ts'

export function askExportConfig({ exports }: CoreApi, { module, list }: ListPlace) {
  if (module === 'all') return exports.allConfig()
  const call = { params: { plugin: module } }
  return list === 'deleted' ? exports.deletedConfig(call) : exports.config(call)
}

/** Each list has its own address at the core. */
export function askExport(
  { exports }: CoreApi,
  { module, list }: ListPlace,
  { wish, key }: { wish: ExportWish; key: string },
) {
  const { plugin, ...query } = toExportQuery(wish)
  const headers = { 'idempotency-key': key }
  if (module === 'all') {
    const { disclosed_to_merchant: _, ...rest } = query
    return exports.requestAll({ headers, query: { ...rest, ...(plugin && { plugin }) } })
  }
  const call = { headers, params: { plugin: module }, query }
  return list === 'deleted' ? exports.requestDeleted(call) : exports.request(call)
}

/** S2 §7 "Export request": the list's own query without its page, and how the file shall be. */
export function toExportQuery({ filters, q, sort, fileFormat, language, fields }: ExportWish) {
  const {
    page: _page,
    page_size: _size,
    cursor: _cursor,
    ...asked
  } = toCoreQuery({
    ...filters,
    ...(q !== undefined && { q }),
    ...(sort && { sort }),
  })
  return {
    ...asked,
    file_format: fileFormat,
    language,
    export_type: fields ? ('selected' as const) : ('default' as const),
    ...(fields && { fields: fields.join(',') }),
  }
}

/** Where the core has this list's export, for a file that is streamed. */
export const exportPath = ({ module, list }: ListPlace): string =>
  module === 'all'
    ? '/api/v1/dashboard/transaction/export'
    : `/api/v1/plugins/${module}/${list === 'deleted' ? 'deleted_transaction' : 'transaction'}/export`
