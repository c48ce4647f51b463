import type { RecentAction } from '@wasl/contracts/core/dashboard/account.contract'
import type { Activity } from '@wasl/contracts/web/dashboard/account.contract'
import type { z } from 'zod'

export const toActivity = (action: z.infer<typeof RecentAction>): Activity => ({
  id: String(action.id),
  actor: action.actor,
  description: action.description,
  at: action.timestamp,
})
