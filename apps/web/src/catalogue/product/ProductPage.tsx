import type { CatalogueConfig, Product, ProductCard } from '@wasl/contracts/web/catalogue.contract'
import { nameOf, pick } from '@wasl/domain/locale'
import { ProductGrid } from '@wasl/ui/commerce/catalogue/ProductGrid'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { Breadcrumbs } from '@wasl/ui/navigation/Breadcrumbs'
import { Prose } from '@wasl/ui/text/Prose'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { less } from '../amounts.ts'
import { ProductPrice } from '../ProductPrice.tsx'
import { ProductTile } from '../ProductTile.tsx'
import { ShopFrame } from '../ShopFrame.tsx'
import { useShopText } from '../shop.text.ts'
import { stockWord } from '../stock-words.ts'
import { StockWord } from '../StockWord.tsx'
import { BuyForm } from './BuyForm.tsx'
import { Gallery } from './Gallery.tsx'
import { HandOver } from './HandOver.tsx'
import css from './ProductPage.module.css'

type Props = { shop: CatalogueConfig; product: Product; related: readonly ProductCard[] }

/** SHOP-02: pictures, price, stock, how many, and what it is. */
export function ProductPage({ shop, product, related }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const name = nameOf(product, locale)
  useDocumentTitle(name)
  const about = pick({ en: product.descriptionEn, ar: product.descriptionAr }, locale)
  return (
    <ShopFrame hasBar={product.stockState !== 'sold_out'}>
      <Way product={product} name={name} />
      <div className={css.columns}>
        <Gallery images={product.images} name={name} isMuted={product.stockState === 'sold_out'} />
        <div className={css.words}>
          {product.store && <p className={css.store}>{nameOf(product.store, locale)}</p>}
          <h1 className={css.title}>
            <bdi>{name}</bdi>
          </h1>
          <p className={css.price}>
            <span className={css.amount}>
              <ProductPrice product={product} isLarge />
            </span>{' '}
            <Saving product={product} />
          </p>
          <Stock product={product} />
          <BuyForm product={product} />
          <HandOver shop={shop} isShipped={product.shipped} />
          {about && (
            <section className={css.about}>
              <h2>{t('shop.about')}</h2>
              <Prose>
                <div dangerouslySetInnerHTML={{ __html: about }} />
              </Prose>
            </section>
          )}
        </div>
      </div>
      {related.length > 0 && (
        <section className={css.related}>
          <h2>{t('shop.together')}</h2>
          <ProductGrid label={t('shop.together')}>
            {related.map((other) => (
              <ProductTile key={other.slug} product={other} />
            ))}
          </ProductGrid>
        </section>
      )}
    </ShopFrame>
  )
}

function Way({ product, name }: { product: Product; name: string }) {
  const t = useShopText()
  const locale = useLocale()
  const category = product.categories[0]
  return (
    <Breadcrumbs
      label={t('shop.way')}
      moreLabel={t('shop.morePlaces')}
      crumbs={[
        { id: 'shop', label: t('shop.title'), href: paths.shop(locale) },
        ...(category
          ? [
              {
                id: category.slug,
                label: nameOf(category, locale),
                href: `${paths.shop(locale)}?category=${encodeURIComponent(category.slug)}`,
              },
            ]
          : []),
        { id: product.slug, label: name },
      ]}
    />
  )
}

function Saving({ product: { price, priceWithDiscount, currencyCode } }: { product: Product }) {
  const t = useShopText()
  if (priceWithDiscount === null) return null
  const money = (amount: string) => ({ amount, currency: currencyCode })
  return (
    <Mark kind="offer">
      {t.rich('shop.save', { amount: <Amount of={less(money(price), money(priceWithDiscount))} /> })}
    </Mark>
  )
}

/** SHOP-02: the stock in words; a number only where few are left. */
function Stock({ product }: { product: Product }) {
  const t = useShopText()
  const stock = stockWord(product)
  const { maxPerOrder } = product
  return (
    <p className={css.stock}>
      <StockWord kind={stock.kind}>
        {stock.kind === 'soldOut'
          ? t('shop.soldOut')
          : stock.kind === 'few'
            ? t('shop.few', { count: stock.count })
            : t('shop.inStockWord')}
      </StockWord>
      {stock.kind !== 'soldOut' && maxPerOrder !== null && (
        <span>{t('shop.perOrder', { count: maxPerOrder })}</span>
      )}
    </p>
  )
}
