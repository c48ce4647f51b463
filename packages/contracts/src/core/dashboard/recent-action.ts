import { z } from 'zod'
import { Instant, PublicId } from '../../values/core.ts'
import { Plugin } from '../../values/plugin.ts'

/** S2 §3 "Recent action": what staff did. */
export const RecentAction = z.object({
  id: z.int(),
  actor: z.string(),
  description: z.string(),
  /** Name for programs: `session.started`. */
  action: z.string(),
  object: z.string(),
  timestamp: Instant,
  /** The transaction that it concerns, if any. */
  transaction: z.object({ id: PublicId, plugin: Plugin, is_deleted: z.boolean() }).nullable(),
  report_id: PublicId.nullable(),
})
