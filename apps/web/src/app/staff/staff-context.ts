import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../page-context.tsx'

/** What every route of the staff app stands in. */
export type StaffContext = RouterContext & { queries: QueryClient }
