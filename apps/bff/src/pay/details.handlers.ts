import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import type { BffEnv } from '../bff-env.ts'
import { loadDetails } from './load-details.ts'

export const detailsHandlers: Handlers<typeof webContract.details, BffEnv> = {
  page: async ({ params }, c) => {
    const load = await loadDetails(c.get('core'), params.id)
    return load.kind === 'notFound' ? { status: 404, body: load } : { status: 200, body: load }
  },
}
