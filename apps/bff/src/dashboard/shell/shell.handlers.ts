import type { Handlers } from '@wasl/contracts/server'
import type { shellContract } from '@wasl/contracts/web/dashboard/shell.contract'
import type { BffEnv } from '../../bff-env.ts'
import { body200 } from '../../core/body-200.ts'
import { loadShell } from './load-shell.ts'
import { toRequest } from './shell.translate.ts'

export const shellHandlers: Handlers<typeof shellContract, BffEnv> = {
  shell: async (_request, c) => ({
    status: 200,
    body: await loadShell(c.get('core'), c.get('host')),
  }),

  newRequests: async (_request, c) => {
    const query = { status: 'NEW', limit: '100' } as const
    const got = await body200(c.get('core').tickets.permissionRequests({ query }))
    return { status: 200, body: { requests: got.results.map(toRequest), count: got.count } }
  },

  notify: async ({ body }, c) => {
    const core = c.get('core')
    const { id } = await body200(core.account.details())
    const { receive_order_notification: receivesOrderNotifications } = await body200(
      core.account.update({
        params: { id: String(id) },
        body: { receive_order_notification: body.receivesOrderNotifications },
      }),
    )
    return { status: 200, body: { receivesOrderNotifications } }
  },
}
