import { activityKinds, type ActivityKind } from '@wasl/contracts/values/states'

export const periods = { today: 1, week: 7, month: 30 } as const
export type Period = keyof typeof periods

export type ActivityWish = { kind: ActivityKind | null; period: Period | null }

/** `?kind=payments&period=week`; what is not known there is left out. */
export function readActivityWish(search: string): ActivityWish {
  const asked = new URLSearchParams(search)
  const period = asked.get('period')
  return {
    kind: activityKinds.find((kind) => kind === asked.get('kind')) ?? null,
    period: period === 'today' || period === 'week' || period === 'month' ? period : null,
  }
}

export const writeActivityWish = ({ kind, period }: ActivityWish): Record<string, string> => ({
  ...(kind && { kind }),
  ...(period && { period }),
})

const aDayMs = 86_400_000

/** To the minute: the same question within it is the same query. */
export const sinceOf = (period: Period | null, now: number): string | null =>
  period && new Date(Math.floor(now / 60_000) * 60_000 - periods[period] * aDayMs).toISOString()
