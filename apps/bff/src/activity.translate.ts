import type { RecentAction } from '@wasl/contracts/core/dashboard/recent-action'
import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import type { z } from 'zod'

type Wire = z.infer<typeof RecentAction>

export const toActivity = (action: Wire): Activity => ({
  id: String(action.id),
  action: action.action,
  actor: action.actor,
  description: action.description,
  at: action.timestamp,
  link: linkOf(action),
})

function linkOf({ transaction, report_id: report }: Wire): Activity['link'] {
  if (transaction) {
    const { id, plugin, is_deleted: isDeleted } = transaction
    return { kind: 'transaction', id, plugin, isDeleted }
  }
  return report === null ? null : { kind: 'report', id: report }
}
