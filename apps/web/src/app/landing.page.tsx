import { pick } from '@wasl/domain/locale'
import { EmptyBox } from '@wasl/ui/art/EmptyBox'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useAppText } from '../base/base.text.ts'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { usePageFacts } from '../base/page-context.tsx'
import type { PublicPage } from '../base/public-page.ts'
import { useLocale } from '../i18n/language.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'

/** `/{lang}` where the merchant has no website and there is no shop to open. */
export const page: PublicPage<'landing'> = { component: () => Landing, title: () => null, words: () => [] }

function Landing() {
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
