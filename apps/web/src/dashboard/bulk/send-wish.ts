import { bulkLimits } from '@wasl/domain/bulk'
import { normaliseDigits } from '@wasl/domain/digits'

/** When and how fast, as it was typed. */
export type SendWish = { isLater: boolean; startsAt: string; rate: string }

/** In words of the screen. */
export function sendProblems({ isLater, startsAt, rate }: SendWish) {
  const { least, most } = bulkLimits.ratePerMinute
  const wanted = rateOf(rate)
  const isRate = wanted === null || (Number.isInteger(wanted) && wanted >= least && wanted <= most)
  return {
    ...(isLater && !startsAt && { startsAt: 'bulk.startMissing' as const }),
    ...(!isRate && { rate: 'bulk.rateWrong' as const }),
  }
}

/** Null where nothing was typed: as fast as it goes. */
export function rateOf(typed: string): number | null {
  const text = normaliseDigits(typed).replaceAll(',', '')
  return text === '' ? null : Number(text)
}
