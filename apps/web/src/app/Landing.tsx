import { pick } from '@wasl/domain/locale'
import { useLocale } from '../i18n/language.tsx'
import { useAppText } from './app.text.ts'
import { usePageFacts } from './page-context.tsx'
import { CustomerPage } from './shell/CustomerPage.tsx'

/** `/{lang}` where the merchant has no website and there is no shop to open. */
export function Landing() {
  const t = useAppText()
  const locale = useLocale()
  const { merchant } = usePageFacts()
  const name = pick(merchant.title, locale)
  return (
    <CustomerPage columns="single">
      <h1>{name}</h1>
      {merchant.subheader && <p>{pick(merchant.subheader, locale)}</p>}
      <p>{t('app.landing.text', { merchant: name })}</p>
    </CustomerPage>
  )
}
