import type { DetailsLoad } from '@wasl/contracts/web/pay/details.contract'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { DetailsMissing } from './DetailsMissing.tsx'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { DetailsView } from './DetailsView.tsx'
import { useDetailsText } from './details.text.ts'
import { NoData } from './NoData.tsx'
import { useDetails } from './useDetails.ts'

/** S1 §2 "Transaction details page (before payment)". */
export function DetailsPage({ load: first }: { load: DetailsLoad }) {
  const t = useDetailsText()
  const { load, isLoading, ask } = useDetails(first)
  useDocumentTitle(t(load.kind === 'notFound' ? 'details.notFound' : 'details.title'))
  if (load.kind === 'notFound') return <DetailsMissing />
  if (isLoading) return <DetailsSkeleton page={load.page} />
  const { rows, ...page } = load.page
  return rows === null ? <NoData page={load.page} onRetry={ask} /> : <DetailsView page={page} rows={rows} />
}
