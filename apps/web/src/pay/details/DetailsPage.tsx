import type { PageOf } from '../../base/public-page.ts'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { DetailsView } from './DetailsView.tsx'
import { useDetailsText } from './details.text.ts'
import { NoData } from './NoData.tsx'
import { useDetails } from './useDetails.ts'
import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { GoToSite } from '../../parts/GoToSite.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'

/** S1 §2 "Transaction details page (before payment)". */
export function DetailsPage({ page: { load: first } }: { page: PageOf<'details'> }) {
  const t = useDetailsText()
  const { load, isLoading, ask } = useDetails(first)
  useDocumentTitle(t(load.kind === 'notFound' ? 'details.notFound' : 'details.title'))
  if (load.kind === 'notFound') return <DetailsMissing />
  if (isLoading) return <DetailsSkeleton page={load.page} />
  const { rows, ...page } = load.page
  return rows === null ? <NoData page={load.page} onRetry={ask} /> : <DetailsView page={page} rows={rows} />
}

function DetailsMissing() {
  const t = useDetailsText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('details.notFound')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('details.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
