import { useQuery } from '@tanstack/react-query'
import { productList } from '@wasl/contracts/lists/products'
import type {
  ManagedProduct,
  ProductPage,
  ProductWish,
} from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Select } from '@wasl/ui/fields/choices/Select'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { sourceAt } from '@wasl/domain/picture-widths'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import type { ReactNode } from 'react'
import { paths } from '../../base/paths.ts'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { usePagedList } from '../../desk/list/usePagedList.ts'
import { bilingual, choice, line, own, type OwnField } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Products.module.css'
import { productsKey, productsQuery } from './products.queries.ts'
import { useProductsText } from './products.text.ts'
import { ProductCells } from './ProductCells.tsx'
import { ProductPreview } from './ProductPreview.tsx'
import { ProductFields } from './ProductFields.tsx'
import { ShopHead } from './ShopHead.tsx'

type Form = OwnField<ProductWish, ProductPage>

const empty: ProductWish = {
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  sku: '',
  slug: '',
  state: 'active',
  price: '',
  priceWithDiscount: '',
  discountFrom: null,
  discountUntil: null,
  soldOutUntil: null,
  minPerOrder: 1,
  maxPerOrder: null,
  shipped: true,
  store: null,
  categories: [],
  pictures: [],
  prereqs: [],
  stock: { from: null, to: null },
}

/** SHOP-30, commerce.md D28: what the shop sells, changed in its row or beside the list. */
export const ProductsPage = resource({
  client: staffClient.products,
  key: productsKey,
  prefix: 'products',
  words: useProductsText,
  empty,
  fields: [
    own([], ({ draft, page }: Form) => <ProductPreview draft={draft} page={page} />),
    bilingual('name', 120),
    own(['descriptionEn', 'descriptionAr'], (form: Form) => <ProductFields part="texts" {...form} />),
    own(['pictures'], (form: Form) => <ProductFields part="pictures" {...form} />),
    own(['price', 'priceWithDiscount', 'discountFrom', 'discountUntil'], (form: Form) => (
      <ProductFields part="price" {...form} />
    )),
    own(['stock', 'soldOutUntil'], (form: Form) => <ProductFields part="stock" {...form} />),
    own(['state', 'categories'], (form: Form) => <ProductFields part="place" {...form} />),
    choice('store', ({ stores }: ProductPage) => stores),
    line('sku', { dir: 'ltr', most: 64 }),
    line('slug', { dir: 'ltr', most: 80, hasHint: true, isOptional: true }),
    own(['minPerOrder', 'maxPerOrder', 'shipped'], (form: Form) => <ProductFields part="limits" {...form} />),
    own(['prereqs'], (form: Form) => <ProductFields part="prereqs" {...form} />),
  ],
  draftOf,
  listed: useProducts,
  one: async (id) => answerOf(await staffClient.products.product({ params: { id } })),
  mark: ({ pictures: [cover] }) =>
    cover ? (
      <img className={css.cover} src={sourceAt(cover.url, 80)} alt="" width={40} height={40} />
    ) : (
      <span className={css.cover} />
    ),
  note: ({ sku, store }, { page, locale }) => {
    const of = page.stores.find(({ value }) => value === store)
    return (
      <Dots>
        <Ltr>{sku}</Ltr>
        {of && nameOf(of, locale)}
      </Dots>
    )
  },
  columns: ({ t, page }) =>
    (['price', 'stock', 'visible'] as const).map((id) => ({
      id,
      label: t(`products.${id}`),
      cell: (product: ManagedProduct) => (
        <ProductCells of={id} product={product} currency={page.currencyCode} />
      ),
      width: id === 'stock' ? 200 : id === 'price' ? 150 : 96,
      card: cardPlaces[id],
    })),
  Tools: ({ row }) => <ViewInShop product={row} />,
  Head: (props) => <ShopHead of="products" {...props} />,
})

/** Opens beside: what is typed here stays. */
function ViewInShop({ product: { slug, state } }: { product: ManagedProduct }) {
  const t = useProductsText()
  const locale = useLocale()
  if (state !== 'active') return null
  return (
    <ButtonLink
      size="row"
      variant="quiet"
      icon={<ExternalLinkIcon size={16} />}
      href={paths.product(locale, slug)}
      target="_blank"
      rel="noopener"
    >
      {t('products.view')}
    </ButtonLink>
  )
}

/** On a phone, where a row is a card, each has a place of its own. */
const cardPlaces = { price: 'amount', stock: 'note', visible: 'badge' } as const

function draftOf(product: ManagedProduct): ProductWish {
  const typed = Object.fromEntries(Object.keys(empty).map((name) => [name, Reflect.get(product, name)]))
  const { pictures, priceWithDiscount, shelf } = product
  // True: what is typed has the product's own names, but for these three.
  return {
    ...(typed as ProductWish),
    priceWithDiscount: priceWithDiscount ?? '',
    pictures: pictures.map(({ url, altEn, altAr }) => ({ url, altEn, altAr })),
    stock: { from: shelf, to: shelf },
  }
}

const tabs = ['all', 'few', 'sold_out', 'hidden', 'archived'] as const
type Tab = (typeof tabs)[number]

const filtersOf = (tab: Tab) =>
  tab === 'all' ? {} : tab === 'few' || tab === 'sold_out' ? { stock: tab } : { state: tab }

/** Searched, and narrowed by stock, state, category and store. */
function useProducts() {
  const t = useProductsText()
  const locale = useLocale()
  const { asked, go } = usePagedList(productList)
  const found = useQuery(productsQuery(asked))
  const { data } = found
  const { results = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: results.length, count }, found)
  const { filters, q } = asked
  const tab = filters.stock ?? tabs.find((one) => one === filters.state) ?? 'all'
  const { category, store } = filters
  const narrow = (key: 'category' | 'store', choices: ProductPage['stores']) => (
    <Select
      label={t(key === 'store' ? 'products.ofStore' : 'products.ofCategory')}
      placeholder={t('products.any')}
      choices={[
        { value: '', label: t('products.any') },
        ...choices.map((one) => ({ value: one.value, label: nameOf(one, locale) })),
      ]}
      value={filters[key] ?? ''}
      onChange={(value) => go({ filters: { ...filters, [key]: value || undefined }, page: 1 })}
    />
  )
  const around = (table: ReactNode) => (
    <div className={css.around}>
      <div className={css.bar}>
        <SearchField
          label={t('products.search')}
          placeholder={t('products.searchHint')}
          clearLabel={t('products.clear')}
          hasSlashKey
          start={q}
          onSearch={(text) => text !== q && go({ q: text, page: 1 })}
          isPending={found.isFetching && data !== undefined}
        />
        {data && data.categories.length > 0 && narrow('category', data.categories)}
        {data && data.stores.length > 0 && narrow('store', data.stores)}
      </div>
      <Tabs
        label={t('products.tabs')}
        moreLabel={t('products.more')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`products.tab.${id}`),
          ...(data && id !== 'archived' && { count: String(data.counts[countOf[id]]) }),
        }))}
        selected={tab}
        onSelect={(id) =>
          go({
            filters: { ...filtersOf(tabs.find((one) => one === id) ?? 'all'), category, store },
            page: 1,
          })
        }
      >
        {table}
        {data && results.length > 0 && (
          <PagesFoot asked={asked} asOf={data.asOf} count={count} shown={results.length} onGo={go} />
        )}
      </Tabs>
    </div>
  )
  return {
    found: isBehindEnd ? { ...found, data: undefined, error: null } : found,
    around,
    isNarrowed: tab !== 'all' || q !== '' || Boolean(category ?? store),
  }
}

const countOf = { all: 'all', few: 'few', sold_out: 'soldOut', hidden: 'hidden' } as const
