import { UploadedFile } from '@wasl/contracts/core/dashboard/payment-request.contract'
import type { Context, Handler } from 'hono'
import type { BffEnv } from '../../bff-env.ts'
import type { CoreClient } from '../../core/core-client.ts'
import { passedOn } from '../../platform/passed-on.ts'
import { refusedFile } from '../../platform/refused-file.ts'
import { toFile } from './setup.translate.ts'

export const uploadRoute = '/bff/dashboard/payment-request/upload'
/** Of whoever edits a request of any module. */
export const replacementRoute = '/bff/dashboard/transaction/:module{[a-z_]+}/upload'

/** A little more than the core takes: it is the core that says what is too large. */
const mostBytes = 2_800_000

/** S2 §7 POST attachment/upload: the form as the browser sends it, in the name of whoever is signed in. */
export const upload =
  (core: CoreClient): Handler<BffEnv, typeof uploadRoute> =>
  (c) =>
    keep(core, c, '/api/v1/plugins/payment_request/attachment/upload')

export const replacement =
  (core: CoreClient): Handler<BffEnv, typeof replacementRoute> =>
  (c) =>
    keep(core, c, `/api/v1/plugins/${c.req.param('module')}/attachment/replacement`)

async function keep(core: CoreClient, c: Context<BffEnv>, path: string): Promise<Response> {
  const got = await passedOn(core, c, { path, mostBytes })
  if (got.status === 201) return c.json(toFile(UploadedFile.parse(await got.json())), 201)
  return refusedFile(c, got)
}
