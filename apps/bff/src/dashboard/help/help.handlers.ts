import type { Handlers } from '@wasl/contracts/server'
import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { helpContract } from '@wasl/contracts/web/dashboard/help.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith, type Speaking } from '../../problem.ts'
import { speakingTo } from '../../speaking-to.ts'

export const helpHandlers: Handlers<typeof helpContract, BffEnv> = {
  setup: async (_request, c) => {
    const got = await c.get('core').help.config()
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    const { subject_choices: choices, email_message: message } = got.body.actions.POST
    const subjects = choices.map(({ value, display_name: label }) => ({ value, label }))
    return { status: 200, body: { subjects, mostLetters: message.max_length } }
  },

  send: async ({ body: { message, ...asked } }, c) => {
    const key = c.req.header('idempotency-key') ?? ''
    const browser = c.req.header('user-agent')?.slice(0, 256)
    const got = await c.get('core').help.send({
      body: { ...asked, email_message: message },
      headers: { 'idempotency-key': key, ...(browser && { 'user-agent': browser }) },
    })
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    return { status: 200, body: { message: got.body.message } }
  },
}

type Refusing<Status extends number> = {
  status: Status
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

/** The address names nobody: where it is not found, the mistake is ours. */
function refusalOf<Status extends 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429>(
  got: Refusing<Status>,
  to: Speaking,
) {
  if (got.status === 404 || got.status === 413 || got.status === 415 || got.status === 421)
    throw unexpectedAnswer(got)
  return refusedWith(got.status as Exclude<Status, 404 | 413 | 415 | 421>, toProblem(got.body, to))
}
