import { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { ExportWish } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import type { Handler } from 'hono'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core/core-client.ts'
import { savedFile } from '../../platform/saved-file.ts'
import { exportPath, exportQuery } from './ask-export.ts'
import { isPlace } from './ask-list.ts'

/** S2 §7 "A direct export link", without the token: the list's own query, and the file at once. */
export const exportFileRoute = '/bff/dashboard/transactions/:module/:list/export/file'

export const exportFile =
  (core: CoreClient): Handler<BffEnv, typeof exportFileRoute> =>
  (c) => {
    const place = ListPlace.safeParse(c.req.param())
    const wish = readWish(c.req.query(), c.get('language'))
    if (!place.success || !isPlace(place.data) || !wish.success) return c.notFound()
    const query = new URLSearchParams({ direct: 'true' })
    // Fields were to be chosen and none was: the core says so.
    const chosen = c.req.query('fields') === '' ? { ...wish.data, fields: [] } : wish.data
    for (const [name, value] of Object.entries(exportQuery(place.data, chosen)))
      if (value) query.set(name, value)
    return savedFile(core, c, `${exportPath(place.data)}?${query}`)
  }

function readWish(asked: Record<string, string>, own: 'en' | 'ar') {
  // `json` and `format` are accepted in every query, and say nothing here (product.md 3).
  const {
    fileFormat = 'csv',
    language = own,
    fields,
    q,
    ordering,
    json: _json,
    format: _format,
    ...filters
  } = asked
  return ExportWish.safeParse({
    filters,
    fileFormat,
    language,
    ...(q && { q }),
    ...(ordering && { ordering }),
    ...(fields && { fields: fields.split(',') }),
  })
}
