import { QueryClient } from '@tanstack/react-query'

/** The client sends what may be sent again by itself, and an answer that is a refusal is not asked for twice. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000 },
      mutations: { retry: false },
    },
  })
