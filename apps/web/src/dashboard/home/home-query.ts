import { periodChoices } from '@wasl/contracts/values/periods'
import type { StatisticsQuery } from '@wasl/contracts/web/dashboard/home.contract'

/** What the address says about the period; nothing, or a name nobody knows, is the server's usual one. */
export type HomeAsked = { period: string | null; from: string | null; to: string | null }

export function readHomeQuery(search: string): HomeAsked {
  const given = new URLSearchParams(search)
  const short = (name: string) => given.get(name)?.slice(0, 32) || null
  const period = periodChoices.find((choice) => choice === given.get('period')) ?? null
  return { period, from: short('from'), to: short('to') }
}

export const isCustom = ({ period, from, to }: HomeAsked): boolean =>
  period === 'custom' || (period === null && (from !== null || to !== null))

export const writeHomeQuery = (asked: HomeAsked): Record<string, string> => ({
  ...(asked.period && { period: asked.period }),
  ...(asked.from && { from: asked.from }),
  ...(asked.to && { to: asked.to }),
})

/** Dates belong to a period of one's own alone. */
export const askedOf = (asked: HomeAsked): StatisticsQuery =>
  isCustom(asked)
    ? { period: 'custom', from: asked.from ?? '', to: asked.to ?? '' }
    : asked.period === null
      ? {}
      : { period: asked.period }
