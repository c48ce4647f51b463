import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/StatePage'
import { useAppText } from '../../base/base.text.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { CallMerchant } from '../../parts/CallMerchant.tsx'
import { GoToSite } from '../../parts/GoToSite.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useCodeText } from './code.text.ts'

/** No code verification has this referrer. */
export function CodeMissing() {
  const t = useCodeText()
  const app = useAppText()
  const merchant = useMerchantName()
  useDocumentTitle(app('app.notFound.title'))
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={app('app.notFound.title')}
        actions={
          <>
            <CallMerchant variant="primary" size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('code.notFoundText', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
