import { Button } from '@wasl/ui/actions/Button'
import type { ChartWords } from '@wasl/ui/charts/ChartFrame'
import type { ReactNode } from 'react'
import { useHomeText } from './home.text.ts'

/** What every chart of the page says. */
export function useChartWords(): ChartWords {
  const t = useHomeText()
  return {
    table: t('home.chart.table'),
    download: t('home.chart.download'),
    csv: t('home.chart.csv'),
    svg: t('home.chart.svg'),
    loading: t('home.chart.loading'),
    emptyTitle: t('home.chart.emptyTitle'),
    empty: t('home.chart.empty'),
  }
}

type Found = { data: unknown; error: unknown; refetch: () => unknown }
type State = 'ready' | 'loading' | { kind: 'error'; title: string; text: string; retry: ReactNode }

/** How a chart stands: what was shown before stays while it is asked for anew. */
export function useChartState({ data, error, refetch }: Found): State {
  const t = useHomeText()
  if (data !== undefined) return 'ready'
  if (!error) return 'loading'
  return {
    kind: 'error',
    title: t('home.failed.title'),
    text: t('home.failed.text'),
    retry: <Button onClick={() => void refetch()}>{t('home.retry')}</Button>,
  }
}
