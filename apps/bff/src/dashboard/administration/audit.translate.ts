import type { AuditEntry as CoreEntry } from '@wasl/contracts/core/dashboard/administration/audit.contract'
import type { AuditEntry, AuditWish } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import type { z } from 'zod'

export const toAuditQuery = ({ who, object, kind, from, to }: AuditWish) => ({
  ...(who && { actor: who }),
  ...(object && { object }),
  ...(kind && { kind }),
  ...(from && { created_after: from }),
  ...(to && { created_before: to }),
})

export const toEntry = (entry: z.infer<typeof CoreEntry>): AuditEntry => {
  const { before, after, ...facts } = entry.detail
  return {
    id: String(entry.id),
    actor: entry.actor,
    actorName:
      entry.actor_name_en === null ? null : { en: entry.actor_name_en, ar: entry.actor_name_ar ?? '' },
    action: entry.action,
    description: entry.description,
    object: entry.object,
    changes: changesOf(before, after),
    facts: Object.entries(facts).map(([name, value]) => ({ name, value: textOf(value) })),
    network: entry.network && entry.network.slice(0, 8),
    requestId: entry.request_id,
    at: entry.timestamp,
  }
}

/** What is not as it was, by name; everything where something was added or removed. */
function changesOf(before: unknown, after: unknown): AuditEntry['changes'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .map((name) => ({
      name,
      before: name in old ? textOf(old[name]) : null,
      after: name in now ? textOf(now[name]) : null,
    }))
    .filter(({ before: was, after: is }) => was !== is)
}

/** What is no object is one field without a name. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (value === undefined || value === null) return {}
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { '': value }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
