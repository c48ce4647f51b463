import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/StatePage'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { usePayText } from './pay.text.ts'

export function NotFoundView() {
  const t = usePayText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('payPage.notFound')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('payPage.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
