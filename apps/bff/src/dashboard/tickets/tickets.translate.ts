import type { Task } from '@wasl/contracts/core/dashboard/tickets.contract'
import type { Ticket } from '@wasl/contracts/web/dashboard/tickets.contract'
import type { z } from 'zod'

const statuses = { NEW: 'new', APPROVED: 'approved', DECLINED: 'declined', EXPIRED: 'expired' } as const

export const taskLists = { active: 'ACTIVE', done: 'DONE' } as const

export const toTicket = (task: z.infer<typeof Task>): Ticket => ({
  id: task.id,
  status: statuses[task.status],
  username: task.username,
  name: { en: task.name_en, ar: task.name_ar },
  permission: task.permission,
  amount:
    task.amount === null || task.currency_code === null
      ? null
      : { amount: task.amount, currency: task.currency_code },
  customer:
    task.customer_name_en === null && task.customer_name_ar === null
      ? null
      : { en: task.customer_name_en ?? '', ar: task.customer_name_ar ?? '' },
  why: task.why,
  hours: task.allows_hours,
  isUsed: task.is_used,
  object: task.object,
  forUser: task.for_user && {
    username: task.for_user.username,
    name: { en: task.for_user.name_en, ar: task.for_user.name_ar },
  },
  askedAt: task.created,
  until: task.expires,
  answeredAt: task.answered,
  answeredBy: task.answered_by,
  reason: task.reason,
  answers: task.actions.map(({ value }) => value),
  hindrance: task.hindrance,
})
