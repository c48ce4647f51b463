import type { CoreError } from '@wasl/contracts/values/core'
import type { Handler } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core-client.ts'
import { toProblem } from '../../core-problem.ts'
import { callerOf } from '../../middleware/caller.ts'
import { savedFile } from '../../platform/saved-file.ts'
import { isPublicId } from '../../public-id.ts'
import { speakingTo } from '../../speaking-to.ts'

export const bulkUploadRoute = '/bff/dashboard/bulk/upload'

/** The file as the browser sends it, piece by piece to the core: nothing of it is kept on the way. */
export const bulkUpload =
  (core: CoreClient): Handler<BffEnv, typeof bulkUploadRoute> =>
  async (c) => {
    const to = speakingTo(c)
    const query = new URLSearchParams({ name: c.req.query('name')?.slice(0, 255) || 'upload' })
    // A body that is passed on is read once: rights that have run out are renewed before it begins.
    await c.get('core').bulk.uploads({ query: { page_size: 1 } })
    const got = await core.open(`/api/v1/plugins/bulk/uploads?${query}`, {
      caller: callerOf(c),
      bearer: c.get('bearer'),
      signal: c.req.raw.signal,
      sent: { body: c.req.raw.body ?? new Uint8Array(), contentType: 'application/octet-stream' },
    })
    const body: unknown = await got.json().catch(() => ({}))
    if (got.status === 201) return c.json(body as { id: string }, 201)
    const problem = toProblem(body as z.infer<typeof CoreError>, to)
    const told = ofFile.has(got.status) ? { ...problem, fieldErrors: { file: [problem.message] } } : problem
    return c.json(told, got.status as 400 | 403 | 413 | 429)
  }

/** Too large, or one too many: said at the field of the file, where S2 §5 has its reasons. */
const ofFile = new Set([413, 429])

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
