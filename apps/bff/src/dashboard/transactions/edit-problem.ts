import type { CoreError } from '@wasl/contracts/values/core'
import type { Problem } from '@wasl/contracts/values/web'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import { toProblem } from '../../core-problem.ts'
import type { Speaking } from '../../problem.ts'

const fieldNames: Readonly<Record<string, string>> = byName({
  customer_email: 'email',
  customer_phone: 'phone',
  expiration_time: 'expires',
})

/** The core's texts per field, at the fields of the form. */
export function toEditProblem(error: z.infer<typeof CoreError>, to: Speaking): Problem {
  const { fieldErrors, ...problem } = toProblem(error, to)
  if (!fieldErrors) return problem
  const named = Object.entries(fieldErrors).map(([field, texts]) => [fieldNames[field] ?? field, texts])
  return { ...problem, fieldErrors: Object.fromEntries(named) }
}
