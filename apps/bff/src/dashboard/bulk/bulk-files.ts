import type { Handler } from 'hono'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core/core-client.ts'
import { callerOf } from '../../middleware/caller.ts'
import { refusedFile } from '../../platform/refused-file.ts'
import { savedFile } from '../../platform/saved-file.ts'
import { isPublicId } from '../../answer/public-id.ts'

export const bulkUploadRoute = '/bff/dashboard/bulk/upload'

/** The file as the browser sends it, piece by piece to the core: nothing of it is kept on the way. */
export const bulkUpload =
  (core: CoreClient): Handler<BffEnv, typeof bulkUploadRoute> =>
  async (c) => {
    const query = new URLSearchParams({ name: c.req.query('name')?.slice(0, 255) || 'upload' })
    // A body that is passed on is read once: rights that have run out are renewed before it begins.
    await c.get('core').bulk.uploads({ query: { page_size: 1 } })
    const got = await core.open(`/api/v1/plugins/bulk/uploads?${query}`, {
      caller: callerOf(c),
      bearer: c.get('bearer'),
      signal: c.req.raw.signal,
      sent: { body: c.req.raw.body ?? new Uint8Array(), contentType: 'application/octet-stream' },
    })
    return got.status === 201 ? c.json((await got.json()) as { id: string }, 201) : refusedFile(c, got)
  }

export const bulkFileRoute = '/bff/dashboard/bulk/uploads/:id/:file{file|error-file}'
export const bulkLogFileRoute = '/bff/dashboard/bulk/uploads/:id/dispatches/:dispatch/logs/file'
export const bulkExampleRoute = '/bff/dashboard/bulk/example/:kind/:format'

export const bulkFile =
  (core: CoreClient): Handler<BffEnv, typeof bulkFileRoute> =>
  (c) => {
    const { id, file } = c.req.param()
    return isPublicId(id) ? savedFile(core, c, `/api/v1/plugins/bulk/uploads/${id}/${file}`) : c.notFound()
  }

export const bulkLogFile =
  (core: CoreClient): Handler<BffEnv, typeof bulkLogFileRoute> =>
  (c) => {
    const { id, dispatch } = c.req.param()
    if (!isPublicId(id) || !isPublicId(dispatch)) return c.notFound()
    const path = `/api/v1/plugins/bulk/uploads/${id}/dispatch-logs/${dispatch}/transaction-logs/file`
    return savedFile(core, c, path)
  }

export const bulkExample =
  (core: CoreClient): Handler<BffEnv, typeof bulkExampleRoute> =>
  (c) => {
    const { kind, format } = c.req.param()
    if (!/^(required|all)$/.test(kind) || !/^(csv|xlsx)$/.test(format)) return c.notFound()
    return savedFile(core, c, `/api/v1/plugins/bulk/example/${kind}_fields?file_format=${format}`)
  }
