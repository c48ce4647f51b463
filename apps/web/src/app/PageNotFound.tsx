import { pick } from '@wasl/domain/locale'
import { useLocale } from '../i18n/language.tsx'
import { useAppText } from './app.text.ts'
import { usePageFacts } from './page-context.tsx'
import { CustomerPage } from './shell/CustomerPage.tsx'

export function PageNotFound() {
  const t = useAppText()
  const locale = useLocale()
  const { merchant } = usePageFacts()
  return (
    <CustomerPage columns="single">
      <h1>{t('app.notFound.title')}</h1>
      <p>{t('app.notFound.text', { merchant: pick(merchant.title, locale) })}</p>
    </CustomerPage>
  )
}
