import { AuditWish } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import type { Handler } from 'hono'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core-client.ts'
import { savedFile } from '../../platform/saved-file.ts'
import { toAuditQuery } from './audit.translate.ts'

/** What the log shows, as a file. */
export const auditFileRoute = '/bff/dashboard/administration/audit/file'

export const auditFile =
  (core: CoreClient): Handler<BffEnv, typeof auditFileRoute> =>
  (c) => {
    const wish = AuditWish.safeParse(c.req.query())
    if (!wish.success) return c.notFound()
    return savedFile(
      core,
      c,
      `/api/v1/administration/audit/file?${new URLSearchParams(toAuditQuery(wish.data))}`,
    )
  }
