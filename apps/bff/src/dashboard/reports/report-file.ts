import type { Handler } from 'hono'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core/core-client.ts'
import { savedFile } from '../../platform/saved-file.ts'
import { isPublicId } from '../../answer/public-id.ts'

/** Where a one-time word of `link` leads. */
export const reportFileRoute = '/bff/dashboard/generated-reports/:id/file/:token'

export const reportFile =
  (core: CoreClient): Handler<BffEnv, typeof reportFileRoute> =>
  (c) => {
    const { id, token } = c.req.param()
    if (!isPublicId(id) || !isPublicId(token)) return c.notFound()
    return savedFile(core, c, `/api/v1/dashboard/generated-reports/${id}/file/${token}`)
  }
