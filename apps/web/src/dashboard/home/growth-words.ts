import type { HomeStatistics } from '@wasl/contracts/web/dashboard/home.contract'
import type { Growth } from '@wasl/ui/data/StatTile'
import type { HomeText } from './home.text.ts'

const dayMs = 86_400_000

/** Never a sign alone, and never a number where there is nothing to compare with. */
export function growthWords(value: number | null, unit: 'percent' | 'points', t: HomeText): Growth {
  if (value === null) return { way: 'unknown', text: t('home.growth.unknown') }
  if (value === 0) return { way: 'flat', text: t('home.growth.flat') }
  const way = value > 0 ? 'up' : 'down'
  const key = unit === 'points' ? (`home.growth.${way}Points` as const) : (`home.growth.${way}` as const)
  return { way, text: t(key, { value: String(Math.abs(value)) }) }
}

/** What the growth is on. */
export function beforeWords({ period, before }: HomeStatistics, t: HomeText): string {
  switch (period.choice) {
    case 'day':
      return t('home.before.dayNow')
    case 'week':
      return t('home.before.week')
    case 'month':
      return t('home.before.month')
    case 'custom':
      return t('home.before.custom', { n: (Date.parse(before.to) - Date.parse(before.from)) / dayMs + 1 })
  }
}
