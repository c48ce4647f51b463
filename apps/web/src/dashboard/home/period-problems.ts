import { troubleOf } from '../../desk/trouble.ts'

/** What the server says of the two dates. */
export function problemsOf(error: unknown): { from?: string; to?: string } {
  const { from, to } = troubleOf(error, '').fields
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
