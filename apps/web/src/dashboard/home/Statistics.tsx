import type { UseQueryResult } from '@tanstack/react-query'
import type { HomeStatistics } from '@wasl/contracts/web/dashboard/home.contract'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useState } from 'react'
import { AverageSize } from './AverageSize.tsx'
import { GatewayRates } from './GatewayRates.tsx'
import { GatewayShares } from './GatewayShares.tsx'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'
import { ProductSales } from './ProductSales.tsx'
import { StatisticsTiles } from './StatisticsTiles.tsx'
import { problemsOf } from './period-problems.ts'

export type Found = UseQueryResult<HomeStatistics>

/** Three figures and four charts of one period; one currency at a time, because they do not add up. */
export function Statistics({ found, currency }: { found: Found; currency: string | null }) {
  const t = useHomeText()
  const [lit, setLit] = useState<string | null>(null)
  if (
    !found.data &&
    (Object.keys(problemsOf(found.error)).length > 0 || (found.fetchStatus === 'idle' && !found.error))
  )
    return null // the dates above say what is wanted
  return (
    <>
      <VisuallyHidden>
        <output>{found.isPlaceholderData ? t('home.updating') : ''}</output>
      </VisuallyHidden>
      <div
        className={css.statistics}
        aria-busy={found.isPlaceholderData}
        data-stale={found.isPlaceholderData || undefined}
      >
        <StatisticsTiles found={found} currency={currency} />
        <div className={css.charts}>
          <GatewayShares found={found} lit={lit} onLit={setLit} />
          <GatewayRates found={found} lit={lit} onLit={setLit} />
          <AverageSize currency={currency} />
          <ProductSales found={found} currency={currency} />
        </div>
      </div>
    </>
  )
}
