import { readBytes } from '@wasl/contracts/read-body'
import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { CoreClient } from '../core/core-client.ts'
import { CoreFailure } from '../core/core-failure.ts'
import { callerOf } from '../middleware/caller.ts'
import { problemText } from '../answer/problem.ts'

/** Reads no more than this: whoever sends much more is cut off here. */
const hardLimit = 2

/** A file somebody signed in sends, on to the core as it is; nothing is read of anybody else's, nor what is far too large to its end. */
export async function passedOn(
  core: CoreClient,
  c: Context<BffEnv>,
  { path, mostBytes }: { path: string; mostBytes: number },
): Promise<Response> {
  if (!c.get('session')) throw new CoreFailure('nobody is signed in', { status: 401 })
  const body = await readBytes(c.req.raw, mostBytes * hardLimit)
  if (body === null)
    return Response.json({ file: [problemText('tooLarge', c.get('language'))] }, { status: 413 })
  return core.open(path, {
    caller: callerOf(c),
    bearer: c.get('bearer'),
    signal: c.req.raw.signal,
    sent: { body: Uint8Array.from(body), contentType: c.req.header('content-type') ?? '' },
  })
}
