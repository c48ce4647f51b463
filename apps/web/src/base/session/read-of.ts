import { queryOptions } from '@tanstack/react-query'
import { answerOf, type Answer } from './answer-of.ts'

/**
 * A read of the staff contract as a query (decision 146). Its key is `name` and what is asked; a refusal is thrown as
 * `Refused`. What was read is old at once: a query that may keep it sets its own `staleTime`.
 */
export const readOf =
  <Asked, Got extends Answer>(name: readonly unknown[], call: (asked: Asked) => Promise<Got>) =>
  (asked: Asked) =>
    queryOptions({
      queryKey: [...name, asked],
      queryFn: async ({ signal }) => answerOf(await call({ ...asked, fetchOptions: { signal } })),
      staleTime: 0,
    })
