import type { CoreError } from '@wasl/contracts/values/core'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../bff-env.ts'
import { toProblem } from '../core/core-problem.ts'
import { speakingTo } from '../answer/speaking-to.ts'

/** Too large, or one too many: said at the field of the file, where S2 §5 has its reasons. */
const ofFile = new Set([413, 429])

/** Why the core did not take a file that was sent. */
export async function refusedFile(c: Context<BffEnv>, got: Response): Promise<Response> {
  const refusal = (await got.json().catch(() => ({}))) as z.infer<typeof CoreError>
  const problem = toProblem(refusal, speakingTo(c))
  const told = ofFile.has(got.status) ? { ...problem, fieldErrors: { file: [problem.message] } } : problem
  return c.json(told, got.status as 400 | 403 | 404 | 413 | 429)
}
