import type { z } from 'zod'
import type { RecentAction } from '../../core/dashboard/recent-action.ts'
import type { Web } from '../../web-of.ts'

/** What a user did, and where it can be seen. */
export type Activity = Web<z.infer<typeof RecentAction>>
