import type { ProductCard as Listed } from '@wasl/contracts/web/catalogue.contract'
import { nameOf } from '@wasl/domain/locale'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { ProductCard } from '@wasl/ui/commerce/catalogue/ProductCard'
import { paths } from '../base/paths.ts'
import { useLocale } from '../i18n/language.tsx'
import { CardAction } from './CardAction.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { useShopText } from './shop.text.ts'
import { stockWord } from './stock-words.ts'

type Props = { product: Listed; isFirst?: boolean }

/** SHOP-01: what it is, what it costs, whether it can be had. */
export function ProductTile({ product, isFirst }: Props) {
  const locale = useLocale()
  const { slug, image, store, stockState } = product
  return (
    <ProductCard
      name={nameOf(product, locale)}
      href={paths.product(locale, slug)}
      category={store && nameOf(store, locale)}
      picture={<Picture url={image?.url ?? null} isMuted={stockState === 'sold_out'} isFirst={isFirst} />}
      mark={<ProductMark product={product} />}
      price={<ProductPrice product={product} />}
      action={<CardAction product={product} />}
    />
  )
}

function ProductMark({ product }: { product: Listed }) {
  const t = useShopText()
  const stock = stockWord(product)
  if (stock.kind === 'soldOut') return <Mark kind="soldOut">{t('shop.soldOut')}</Mark>
  if (stock.kind === 'few') return <Mark kind="few">{t('shop.few', { count: stock.count })}</Mark>
  return product.priceWithDiscount !== null && <Mark kind="offer">{t('shop.sale')}</Mark>
}
