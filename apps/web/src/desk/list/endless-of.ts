import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOf, type Answer, type Success } from '../../base/session/answer-of.ts'

type Part = { results: readonly unknown[]; next: string | null }

/** A list that is read part by part as a query, each part from the end of the one before. `kept`: what else its answers depend on. */
export const endlessOf =
  <Query extends object, Got extends Answer>(
    name: readonly unknown[],
    call: (asked: {
      query: Query & { cursor?: string }
      fetchOptions: { signal: AbortSignal }
    }) => Promise<Got & { body: Success<Got> extends Part ? unknown : never }>,
  ) =>
  (query: Query, ...kept: readonly unknown[]) =>
    infiniteQueryOptions({
      queryKey: [...name, query, ...kept],
      queryFn: async ({ pageParam, signal }) =>
        answerOf<Got>(
          await call({
            query: { ...query, ...(pageParam && { cursor: pageParam }) },
            fetchOptions: { signal },
          }),
        ),
      initialPageParam: '',
      // Each answer is a part: `call` says so.
      getNextPageParam: (last) => (last as Part).next,
      staleTime: 0,
    })
