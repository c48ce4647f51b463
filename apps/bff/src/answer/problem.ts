import type { Problem } from '@wasl/contracts/values/web'
import type { Locale } from '@wasl/domain/locale'
import { problems, type ProblemCode } from './problems.strings.ts'
import { problemsAr } from './problems.strings.ar.ts'

export const problemText = (code: ProblemCode, language: Locale): string =>
  (language === 'ar' ? problemsAr : problems)[code]

export type Speaking = { readonly language: Locale; readonly requestId: string }

/** A problem in the bff's own words. */
export function ownProblem(code: ProblemCode, to: Speaking, fieldErrors?: Problem['fieldErrors']): Problem {
  const problem = { code, message: problemText(code, to.language), requestId: to.requestId }
  return fieldErrors ? { ...problem, fieldErrors } : problem
}

/** One shape per status, as the contract's answers are written. */
export type RefusedWith<Status extends number> = { [Each in Status]: { status: Each; body: Problem } }[Status]

export const refusedWith = <Status extends number>(status: Status, body: Problem): RefusedWith<Status> =>
  // True for each member of `Status`; TypeScript does not spread a union over a mapped type by itself.
  ({ status, body }) as RefusedWith<Status>
