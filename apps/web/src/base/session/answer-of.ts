import type { Problem } from '@wasl/contracts/values/web'

/** A refusal where a screen has no place of its own for it: thrown, so that the query or mutation fails with it. */
export class Refused extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

export type Answer = { status: number; body: unknown }
export type Success<Got extends Answer> = Extract<Got, { status: 200 | 201 | 202 | 207 }>['body']

/** The body of a success; every other answer of the staff contract is a problem. */
export function answerOf<Got extends Answer>(answer: Got): Success<Got> {
  if (answer.status < 300) return answer.body as Success<Got>
  throw new Refused(answer.status, answer.body as Problem)
}

/** The server wants to know who sits there before it does this. */
export const wantsPassword = (error: unknown): boolean =>
  error instanceof Refused && error.problem.code === 'reauth_required'

/** What was asked for is not there, or of another merchant: all the same. */
export const isMissing = (error: unknown): boolean => error instanceof Refused && error.status === 404
