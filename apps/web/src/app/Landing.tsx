import { pick } from '@wasl/domain/locale'
import { EmptyBox } from '@wasl/ui/art/EmptyBox'
import { StatePage } from '@wasl/ui/StatePage'
import { useLocale } from '../i18n/language.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { useAppText } from '../base/base.text.ts'
import { usePageFacts } from '../base/page-context.tsx'
import { CustomerPage } from '../base/page/CustomerPage.tsx'

/** `/{lang}` where the merchant has no website and there is no shop to open. */
export function Landing() {
  const t = useAppText()
  const locale = useLocale()
  const name = useMerchantName()
  const { subheader } = usePageFacts().merchant
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<EmptyBox />}
        title={subheader ? pick(subheader, locale) : name}
        actions={
          <>
            <CallMerchant variant="secondary" />
            <GoToSite />
          </>
        }
      >
        <p>{t('app.landing.text', { merchant: name })}</p>
      </StatePage>
    </CustomerPage>
  )
}
