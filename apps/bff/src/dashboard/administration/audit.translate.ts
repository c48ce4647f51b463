import type { AuditEntry as CoreEntry } from '@wasl/contracts/core/dashboard/administration/audit.contract'
import type { AuditEntry, AuditWish } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import type { z } from 'zod'
import { toldOf } from '../audit-told.ts'

export const toAuditQuery = ({ who, object, kind, from, to }: AuditWish) => ({
  ...(who && { actor: who }),
  ...(object && { object }),
  ...(kind && { kind }),
  ...(from && { created_after: from }),
  ...(to && { created_before: to }),
})

export const toEntry = (entry: z.infer<typeof CoreEntry>): AuditEntry => ({
  id: String(entry.id),
  actor: entry.actor,
  actorName: entry.actor_name_en === null ? null : { en: entry.actor_name_en, ar: entry.actor_name_ar ?? '' },
  action: entry.action,
  description: entry.description,
  object: entry.object,
  ...toldOf(entry.detail),
  network: entry.network && entry.network.slice(0, 8),
  requestId: entry.request_id,
  at: entry.timestamp,
})
