import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CallMerchant } from './CallMerchant.tsx'
import { GoToSite } from './GoToSite.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useMerchantName } from './useMerchantName.ts'
import { useAppText } from '../base/base.text.ts'
import { CustomerPage } from '../base/page/CustomerPage.tsx'

export function PageNotFound() {
  const t = useAppText()
  useDocumentTitle(t('app.notFound.title'))
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('app.notFound.title')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('app.notFound.text', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
