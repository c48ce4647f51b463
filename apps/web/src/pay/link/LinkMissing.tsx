import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/StatePage'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { GoToSite } from '../../parts/GoToSite.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useLinkText } from './link.text.ts'

export function LinkMissing() {
  const t = useLinkText()
  const merchant = useMerchantName()
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('link.notFound')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('link.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
