import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { CounterBar } from '../../pos/CounterBar.tsx'
import { CounterScreen } from '../../pos/CounterScreen.tsx'
import { CounterForm } from '../../pos/CounterForm.tsx'
import { counterQuery } from '../../pos/pos.queries.ts'
import { usePosText } from '../../pos/pos.text.ts'
import { AbovePage } from '../../base/page/above-page.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { isMissing } from '../../base/session/answer-of.ts'
import { PosLoading } from './PosLoading.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { PosNotFound } from './PosNotFound.tsx'

/** `pos/pay` and `pos/pay/collect/{collector_id}`: how much, and of whom. */
export function PosCounter() {
  const t = usePosText()
  const { collectorId = null } = useParams({ strict: false })
  const { data: counter, error, refetch } = useQuery(counterQuery(collectorId))
  useDocumentTitle(t('pos.title'))
  if (isMissing(error)) return <PosNotFound isCounter />
  if (error && !counter) return <StaffFailed kind="page" error={error} onRetry={() => void refetch()} />
  if (!counter) return <PosLoading />
  return (
    <AbovePage value={<CounterBar isStart />}>
      <CustomerPage columns="single" unit={counter.unit} header={counter.header}>
        <CounterScreen title={t('pos.title')}>
          <CounterForm counter={counter} collectorId={collectorId} />
        </CounterScreen>
      </CustomerPage>
    </AbovePage>
  )
}
