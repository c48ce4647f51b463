import { countOf } from '@wasl/domain/cart/cart'
import { pick } from '@wasl/domain/locale'
import { CartLink } from '@wasl/ui/commerce/cart/CartLink'
import { ShopHeader } from '@wasl/ui/commerce/ShopHeader'
import { ShopPage } from '@wasl/ui/commerce/ShopPage'
import { ShopSearch } from '@wasl/ui/commerce/catalogue/ShopSearch'
import { SocialLinks } from '@wasl/ui/commerce/SocialLinks'
import { use, type ReactNode } from 'react'
import { useAppText } from '../base/base.text.ts'
import { AbovePage } from '../base/page/above-page.ts'
import { HeaderLanguageSwitch } from '../base/page/HeaderLanguageSwitch.tsx'
import { LegalFooter } from '../base/page/LegalFooter.tsx'
import { Offline } from '../base/page/Offline.tsx'
import { socialLinks } from '../base/page/social-links.ts'
import { usePageFacts } from '../base/page-context.tsx'
import { paths } from '../base/paths.ts'
import { useLocale } from '../i18n/language.tsx'
import { useCart } from './cart-context.tsx'
import { useShopText } from './shop.text.ts'

type Props = {
  /** The checkout has no search and no cart: nothing leads away from it but the way back. */
  isQuiet?: boolean
  hasBar?: boolean
  search?: string
  /** From edge to edge under the header. */
  top?: ReactNode
  children: ReactNode
}

/** Every page of the shop: the merchant, search and cart above, who they are below (S1 §2). */
export function ShopFrame({ isQuiet, hasBar, search = '', top, children }: Props) {
  const t = useAppText()
  const shopText = useShopText()
  const locale = useLocale()
  const { merchant, page } = usePageFacts()
  const count = countOf(useCart())
  if (page.kind !== 'catalogue') throw new Error('the frame of the shop stands on its pages')
  const { unit, shop } = page
  const { languageButton, social } = shop.header
  return (
    <ShopPage
      columns="list"
      hasBar={hasBar}
      top={top}
      skipLabel={t('app.skip')}
      header={
        <>
          {use(AbovePage)}
          <ShopHeader
            title={pick(merchant.title, locale)}
            line={merchant.subheader ? pick(merchant.subheader, locale) : undefined}
            logoUrl={unit?.logoUrl ?? merchant.logoUrl}
            homeHref={paths.shop(locale)}
            search={
              !isQuiet && (
                <ShopSearch
                  key={search}
                  name="q"
                  action={paths.shop(locale)}
                  label={shopText('shop.search')}
                  defaultValue={search}
                />
              )
            }
            cart={
              !isQuiet && (
                <CartLink
                  href={paths.cart(locale)}
                  label={shopText('shop.cart')}
                  count={count}
                  countLabel={shopText('shop.cartCount', { count })}
                />
              )
            }
          >
            {social === 'header' && <SocialLinks label={t('app.social')} links={socialLinks(unit)} />}
            {languageButton && <HeaderLanguageSwitch />}
          </ShopHeader>
          <Offline />
        </>
      }
      footer={<LegalFooter unit={unit} social={social} />}
    >
      {children}
    </ShopPage>
  )
}
