import { Refused } from '../../base/session/answer-of.ts'

/** What the server says of the two dates. */
export function problemsOf(error: unknown): { from?: string; to?: string } {
  const fields = error instanceof Refused ? error.problem.fieldErrors : undefined
  const [from] = fields?.['from'] ?? []
  const [to] = fields?.['to'] ?? []
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
