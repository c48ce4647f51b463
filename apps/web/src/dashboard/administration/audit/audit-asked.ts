import { activityKinds, type ActivityKind } from '@wasl/contracts/values/states'
import type { AuditWish } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import { wallInstant } from '@wasl/domain/wall-clock'

const auditPeriods = { today: 1, week: 7, month: 30 } as const
/** `dates`: two of one's own. */
export const periodNames = ['today', 'week', 'month', 'dates'] as const
export type AuditPeriod = (typeof periodNames)[number]

export type AuditAsked = {
  who: string | null
  kind: ActivityKind | null
  object: string
  period: AuditPeriod | null
  /** On the merchant's clock, both ends included: "2026-11-20T14:05". */
  from: string | null
  to: string | null
}

export const nothingAsked: AuditAsked = {
  who: null,
  kind: null,
  object: '',
  period: null,
  from: null,
  to: null,
}

/** `?who=admin.demo&kind=payments&object=PR-1005&period=week`; what is not known there is left out. */
export function readAuditAsked(search: string): AuditAsked {
  const given = new URLSearchParams(search)
  const period = periodNames.find((name) => name === given.get('period')) ?? null
  const isDates = period === 'dates'
  return {
    who: given.get('who')?.slice(0, 150) || null,
    kind: activityKinds.find((kind) => kind === given.get('kind')) ?? null,
    object: (given.get('object') ?? '').slice(0, 200),
    period,
    from: isDates ? given.get('from')?.slice(0, 16) || null : null,
    to: isDates ? given.get('to')?.slice(0, 16) || null : null,
  }
}

export const writeAuditAsked = ({
  who,
  kind,
  object,
  period,
  from,
  to,
}: AuditAsked): Record<string, string> => ({
  ...(who && { who }),
  ...(kind && { kind }),
  ...(object.trim() !== '' && { object: object.trim() }),
  ...(period && { period }),
  ...(period === 'dates' && from && { from }),
  ...(period === 'dates' && to && { to }),
})

const aDayMs = 86_400_000
type At = { now: number; timeZone: string }

/** To the minute: the same question within it is the same query. */
export function auditQueryOf({ who, kind, object, ...asked }: AuditAsked, at: At): AuditWish {
  const { from, to } = rangeOf(asked, at)
  return {
    ...(who && { actor: who }),
    ...(kind && { kind }),
    ...(object.trim() !== '' && { object: object.trim() }),
    ...(from && { createdAfter: from }),
    ...(to && { createdBefore: to }),
  }
}

type Range = { from?: string | undefined; to?: string | undefined }

function rangeOf({ period, from, to }: Pick<AuditAsked, 'period' | 'from' | 'to'>, at: At): Range {
  if (period === null) return {}
  if (period === 'dates')
    return { from: wallInstant(from, at.timeZone, 'start'), to: wallInstant(to, at.timeZone, 'end') }
  const minute = Math.floor(at.now / 60_000) * 60_000
  return { from: new Date(minute - auditPeriods[period] * aDayMs).toISOString() }
}
