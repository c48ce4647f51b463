import type { CoreError, Detail, Paused } from '@wasl/contracts/values/core'
import type { Problem } from '@wasl/contracts/values/web'
import type { z } from 'zod'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith, type Speaking } from '../../problem.ts'
import { atFormFields } from './fields.translate.ts'

type Refusing<Status extends number> = {
  status: Status
  body: z.infer<typeof CoreError> | z.infer<typeof Detail> | z.infer<typeof Paused>
}

/** 415 would be our own mistake; a host nobody knows has no requests. */
export function refusalOf<Status extends 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 423 | 429>(
  got: Refusing<Status>,
  to: Speaking,
  named: (problem: Problem) => Problem = (problem) => problem,
) {
  if (got.status === 415) throw unexpectedAnswer(got)
  const status = (got.status === 421 ? 404 : got.status) as Exclude<Status, 415 | 421>
  return refusedWith(status, named(atFormFields(toProblem(got.body, to))))
}
