import type { Banner } from '@wasl/contracts/web/catalogue.contract'
import type { ProductsAsked } from '@wasl/contracts/web/catalogue/shop-page'
import { pick, titleOf, type Locale } from '@wasl/domain/locale'
import { Hero } from '@wasl/ui/commerce/Hero'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { listAddress } from './list-address.ts'
import css from './Banners.module.css'

type Props = { banners: readonly Banner[]; asked: ProductsAsked }

/** SHOP-10: the first banner of this moment. */
export function Banners({ banners: [banner], asked }: Props) {
  const locale = useLocale()
  if (!banner) return null
  const title = titleOf(banner, locale)
  const address = addressOf(banner, asked, locale)
  const image = pick({ en: banner.imageEn, ar: banner.imageAr }, locale)
  const shown =
    image === '' ? (
      <p className={css.words}>{title}</p>
    ) : (
      <Hero>
        <Picture url={image} shape="hero" alt={address ? '' : title} isFirst />
        {title && <span className={css.title}>{title}</span>}
      </Hero>
    )
  return <div className={css.banner}>{address ? <a href={address}>{shown}</a> : shown}</div>
}

function addressOf({ linkType, link }: Banner, asked: ProductsAsked, locale: Locale): string | null {
  if (link === null) return null
  switch (linkType) {
    case 'url':
      return link
    case 'product':
      return paths.product(locale, link)
    case 'category':
      return listAddress(locale, asked, { category: link })
    case 'event':
      return `/${locale}/events/${encodeURIComponent(link)}`
    case 'none':
      return null
  }
}
