import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { z } from 'zod'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith, type RefusedWith, type Speaking } from '../../problem.ts'

type Refusing<Own extends number> = {
  status: 400 | 401 | 403 | 404 | 413 | 415 | 421 | 429 | Own
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

/** What the core refuses a member of staff, as the web contract says it. 413 and 415 would be our own mistake. */
export function refusalOf<Got extends Refusing<409 | 422>>(
  got: Got,
  to: Speaking,
): RefusedWith<Exclude<Got['status'], 413 | 415 | 421>> {
  switch (got.status) {
    case 413:
    case 415:
      throw unexpectedAnswer(got)
    case 421:
      // 404 is among the statuses of every such call.
      return refusedWith(404, toProblem(got.body, to)) as RefusedWith<Exclude<Got['status'], 413 | 415 | 421>>
  }
  // True: the three others are gone by now; TypeScript does not narrow a type parameter.
  const status = got.status as Exclude<Got['status'], 413 | 415 | 421>
  return refusedWith(status, toProblem(got.body, to))
}
