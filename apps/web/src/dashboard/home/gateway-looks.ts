import type { HomeStatistics } from '@wasl/contracts/web/dashboard/home.contract'
import { lookOf, type SeriesLook } from '@wasl/ui/charts/chart-data.ts'

/** One gateway has one colour in every chart: that of its place among the paid ones, then among the tried ones. */
export function gatewayLooks({
  gateways,
  rates,
}: Pick<HomeStatistics, 'gateways' | 'rates'>): Map<string, SeriesLook> {
  const codes = new Set([...gateways, ...rates].map(({ code }) => code))
  return new Map([...codes].map((code, place) => [code, lookOf(place)]))
}
