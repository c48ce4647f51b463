import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { LostPath } from '@wasl/ui/art/LostPath'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { CallMerchant } from './CallMerchant.tsx'
import { GoToSite } from './GoToSite.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useMerchantName } from './useMerchantName.ts'
import { useAppText } from '../base/base.text.ts'
import { CustomerPage } from '../base/page/CustomerPage.tsx'
import { usePageFacts } from '../base/page-context.tsx'
import { paths } from '../base/paths.ts'
import { useLocale } from '../i18n/language.tsx'

export function PageNotFound() {
  const t = useAppText()
  useDocumentTitle(t('app.notFound.title'))
  const merchant = useMerchantName()
  const locale = useLocale()
  const { page } = usePageFacts()
  const isInShop = page.kind === 'notFound' && page.inShop
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<LostPath />}
        title={t('app.notFound.title')}
        actions={
          <>
            {isInShop && (
              <ButtonLink href={paths.shop(locale)} variant="primary" size="pay" isWide>
                {t('app.toShop')}
              </ButtonLink>
            )}
            <CallMerchant variant={isInShop ? 'quiet' : 'primary'} size="pay" />
            <GoToSite />
          </>
        }
      >
        <p>{t('app.notFound.text', { merchant })}</p>
      </StatePage>
    </CustomerPage>
  )
}
