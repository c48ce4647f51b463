import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../base/page-context.tsx'
import type { Appearance } from './frame/appearance.ts'

/** What every route of the staff app stands in; `appearance` as the page begins. */
export type StaffContext = RouterContext & { queries: QueryClient; appearance: Appearance }
