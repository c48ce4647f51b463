import { auditKinds, type AuditKind } from '@wasl/contracts/web/dashboard/administration/audit.contract'

export const auditPeriods = { today: 1, week: 7, month: 30 } as const
export type AuditPeriod = keyof typeof auditPeriods
export const periodNames = ['today', 'week', 'month'] as const

export type AuditAsked = {
  who: string | null
  kind: AuditKind | null
  object: string
  period: AuditPeriod | null
}

export const nothingAsked: AuditAsked = { who: null, kind: null, object: '', period: null }

/** `?who=admin.demo&kind=payments&object=PR-1005&period=week`; what is not known there is left out. */
export function readAuditAsked(search: string): AuditAsked {
  const given = new URLSearchParams(search)
  return {
    who: given.get('who')?.slice(0, 150) || null,
    kind: auditKinds.find((kind) => kind === given.get('kind')) ?? null,
    object: (given.get('object') ?? '').slice(0, 200),
    period: periodNames.find((period) => period === given.get('period')) ?? null,
  }
}

export const writeAuditAsked = ({ who, kind, object, period }: AuditAsked): Record<string, string> => ({
  ...(who && { who }),
  ...(kind && { kind }),
  ...(object.trim() !== '' && { object: object.trim() }),
  ...(period && { period }),
})

const aDayMs = 86_400_000

/** To the minute: the same question within it is the same query. */
export const auditQueryOf = ({ who, kind, object, period }: AuditAsked, now: number) => ({
  ...(who && { who }),
  ...(kind && { kind }),
  ...(object.trim() !== '' && { object: object.trim() }),
  ...(period && {
    from: new Date(Math.floor(now / 60_000) * 60_000 - auditPeriods[period] * aDayMs).toISOString(),
  }),
})
export type AuditQuery = ReturnType<typeof auditQueryOf>
