import { coreContract } from '@wasl/contracts/core'
import { toCore, webSchema } from '@wasl/contracts/web-of'
import type { Handler } from 'hono'
import { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core/core-client.ts'
import { savedFile } from '../../platform/saved-file.ts'

/** What the log shows, as a file. */
export const auditFileRoute = '/bff/dashboard/administration/audit/file'

const { path, query } = coreContract.administration.audit.file

export const auditFile =
  (core: CoreClient): Handler<BffEnv, typeof auditFileRoute> =>
  (c) => {
    const wish = z.safeParse(webSchema(query), c.req.query())
    if (!wish.success) return c.notFound()
    return savedFile(core, c, `${path}?${new URLSearchParams(toCore(query, wish.data))}`)
  }
