import type { CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import { nameOf } from '@wasl/domain/locale'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CategoryNav } from '@wasl/ui/commerce/catalogue/CategoryNav'
import { EmptyCart } from '@wasl/ui/commerce/cart/EmptyCart'
import { ListHead } from '@wasl/ui/commerce/catalogue/ListHead'
import { ProductGrid } from '@wasl/ui/commerce/catalogue/ProductGrid'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { ProductTile } from '../ProductTile.tsx'
import { ShopFrame } from '../ShopFrame.tsx'
import { useShopText } from '../shop.text.ts'
import { Banners } from './Banners.tsx'
import { listAddress } from './list-address.ts'
import { ListPages } from './ListPages.tsx'
import { ListTools } from './ListTools.tsx'

type Props = { shop: CatalogueConfig } & Extract<ShopScreen, { kind: 'products' }>

/** SHOP-01: everything on sale, searched, narrowed and sorted by the address alone. */
export function ProductsPage({ shop, found, banners, asked }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const category = shop.categories.find(({ slug }) => slug === asked.category)
  const title = asked.q
    ? t('shop.results', { q: asked.q })
    : category
      ? nameOf(category, locale)
      : t('shop.title')
  useDocumentTitle(title)
  return (
    <ShopFrame search={asked.q} top={shop.categories.length > 0 && <Categories shop={shop} asked={asked} />}>
      {shop.showBanner && !isNarrowed(asked) && <Banners banners={banners} asked={asked} />}
      <ListHead title={title} count={t('shop.count', { count: found.count })}>
        <ListTools shop={shop} asked={asked} />
      </ListHead>
      {found.results.length === 0 ? (
        <NoProducts isNarrowed={isNarrowed(asked)} />
      ) : (
        <ProductGrid label={t('shop.products')}>
          {found.results.map((product, place) => (
            <ProductTile key={product.slug} product={product} isFirst={place < 4} />
          ))}
        </ProductGrid>
      )}
      <ListPages asked={asked} asOf={found.asOf} pages={Math.ceil(found.count / found.pageSize)} />
    </ShopFrame>
  )
}

const isNarrowed = ({ q, store, category, inStock, page }: Props['asked']): boolean =>
  Boolean(q || store || category || inStock || page > 1)

function Categories({ shop, asked }: Pick<Props, 'shop' | 'asked'>) {
  const t = useShopText()
  const locale = useLocale()
  return (
    <CategoryNav
      label={t('shop.categories')}
      current={asked.category ?? ''}
      categories={[
        { id: '', label: t('shop.all'), href: listAddress(locale, asked, { category: null }) },
        ...shop.categories.map((category) => ({
          id: category.slug,
          label: nameOf(category, locale),
          href: listAddress(locale, asked, { category: category.slug }),
        })),
      ]}
    />
  )
}

function NoProducts({ isNarrowed: hasFilters }: { isNarrowed: boolean }) {
  const t = useShopText()
  const locale = useLocale()
  const merchant = useMerchantName()
  return (
    <EmptyCart
      kind="card"
      title={t(hasFilters ? 'shop.noResults' : 'shop.noProducts')}
      action={
        hasFilters && (
          <ButtonLink href={paths.shop(locale)} variant="primary">
            {t('shop.showAll')}
          </ButtonLink>
        )
      }
    >
      <p>{hasFilters ? t('shop.noResultsText') : t('shop.noProductsText', { merchant })}</p>
    </EmptyCart>
  )
}
