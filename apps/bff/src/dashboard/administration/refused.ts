import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { Problem } from '@wasl/contracts/values/web'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith } from '../../problem.ts'
import { speakingTo } from '../../speaking-to.ts'

type Refusing<Status extends number> = {
  status: Status
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

/** 413 and 415 would be our own mistake; a host nobody knows has nothing to administer. */
export function areaRefusal<Status extends 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 429>(
  got: Refusing<Status>,
  c: Context<BffEnv>,
) {
  if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
  const status = (got.status === 421 ? 404 : got.status) as Exclude<Status, 413 | 415 | 421>
  return refusedWith(status, withWebNames(toProblem(got.body, speakingTo(c))))
}

/** The screen's names of fields: `text_en` is `textEn`. A way into a field, `units.main.KWD.fee`, is the same on both sides. */
export const withWebNames = (problem: Problem): Problem =>
  problem.fieldErrors === undefined
    ? problem
    : {
        ...problem,
        fieldErrors: Object.fromEntries(
          Object.entries(problem.fieldErrors).map(([field, texts]) => [webName(field), texts]),
        ),
      }

const webName = (field: string): string =>
  field.includes('.') ? field : field.replace(/_([a-z])/g, (_mark, letter: string) => letter.toUpperCase())
