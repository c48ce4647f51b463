import { coreContract } from '@wasl/contracts/core'
import { OrderPlugin } from '@wasl/contracts/core/dashboard/orders.contract'
import { toCore, webSchema } from '@wasl/contracts/web-of'
import type { Handler } from 'hono'
import { z } from 'zod'
import type { BffEnv } from '../bff-env.ts'
import type { CoreClient } from '../core/core-client.ts'
import { savedFile } from '../platform/saved-file.ts'

/** What the list of orders shows, as a file. */
export const ordersFileRoute = '/bff/dashboard/plugins/:plugin/dashboard/orders/file'

const { path, query } = coreContract.orders.file

export const ordersFile =
  (core: CoreClient): Handler<BffEnv, typeof ordersFileRoute> =>
  (c) => {
    const plugin = OrderPlugin.safeParse(c.req.param('plugin'))
    const wish = z.safeParse(webSchema(query), c.req.query())
    if (!wish.success || !plugin.success) return c.notFound()
    const to = path.replace(':plugin', plugin.data)
    return savedFile(core, c, `${to}?${new URLSearchParams(toCore(query, wish.data))}`)
  }
