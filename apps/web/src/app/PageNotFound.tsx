import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/StatePage'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { useAppText } from './app.text.ts'
import { CustomerPage } from './shell/CustomerPage.tsx'

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
