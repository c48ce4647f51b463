import { coreContract } from '@wasl/contracts/core'
import { RefusedScan } from '@wasl/contracts/core/dashboard/fulfilment.contract'
import type { Handlers } from '@wasl/contracts/server'
import { CoreError } from '@wasl/contracts/values/core'
import type { staffContract } from '@wasl/contracts/web-staff'
import { toCore, toWeb } from '@wasl/contracts/web-of'
import { speakingTo } from '../../answer/speaking-to.ts'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { relay } from '../../core/relay.ts'

const { validate: _validate, ...relayed } = relay(coreContract.fulfilment)
const route = coreContract.fulfilment.validate

/** A scan that is refused is no mistake of the reader: its facts go to the scanner as they are. */
export const fulfilmentHandlers: Handlers<typeof staffContract.fulfilment, BffEnv> = {
  ...relayed,

  validate: async ({ body }, c) => {
    const got = await c.get('core').fulfilment.validate({ body: toCore(route.body, body), query: {} })
    if (got.status === 200) return { status: 200, body: toWeb(route.responses[200], got.body) }
    if (got.status !== 400) return refused(got, speakingTo(c))
    const scan = RefusedScan.safeParse(got.body)
    if (scan.success) return { status: 400, body: toWeb(RefusedScan, scan.data) }
    return refused<400>({ status: 400, body: CoreError.parse(got.body) }, speakingTo(c))
  },
}
