import type { CodeErrors } from '@wasl/contracts/values/core'
import type { Problem } from '@wasl/contracts/values/web'
import type { z } from 'zod'
import { problemText, type Speaking } from '../../answer/problem.ts'

/** S1 §8: "Code verification errors: field messages for code and pair". One of the fields is named `code`. */
export function problemOfCode(errors: z.infer<typeof CodeErrors>, to: Speaking): Problem {
  const { detail, non_field_errors, ...fields } = errors
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).flatMap(([field, texts]) =>
      texts === undefined ? [] : [[field, typeof texts === 'string' ? [texts] : texts]],
    ),
  )
  const message = detail ?? non_field_errors?.[0] ?? Object.values(fieldErrors)[0]?.[0]
  return {
    code: 'invalid',
    message: message ?? problemText('unexpected', to.language),
    fieldErrors,
    requestId: to.requestId,
  }
}
