import type { Handlers } from '@wasl/contracts/server'
import type { shellContract } from '@wasl/contracts/web/dashboard/shell.contract'
import type { BffEnv } from '../../bff-env.ts'
import { loadShell } from './load-shell.ts'

export const shellHandlers: Handlers<typeof shellContract, BffEnv> = {
  shell: async (_request, c) => ({
    status: 200,
    body: await loadShell(c.get('core'), c.get('host')),
  }),
}
