import type { CategoryPage, ManagedCategory } from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { staffClient } from '../../base/session/staff-client.ts'
import { bilingual, choice, line, toggle } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { useProductsText } from './products.text.ts'
import { categoriesKey } from './products.queries.ts'
import { PlaceMoves } from './PlaceMoves.tsx'
import { ShopHead } from './ShopHead.tsx'

/** In the order of the shop: moved by their arrows or pulled by their handles. */
export const CategoriesPage = resource({
  client: staffClient.products.categories,
  key: categoriesKey,
  prefix: 'shopCategories',
  words: useProductsText,
  empty: { nameEn: '', nameAr: '', slug: '', parent: null, active: true },
  fields: [
    bilingual('name', 80),
    line('slug', { dir: 'ltr', most: 80, hasHint: true, isOptional: true }),
    choice('parent', ({ results }: CategoryPage) => results.map((one) => ({ ...one, value: one.id }))),
    toggle('active'),
  ],
  note: ({ slug, parent }, { page, locale }) => {
    const above = page.results.find(({ id }) => id === parent)
    return (
      <Dots>
        <Ltr>{slug}</Ltr>
        {above && nameOf(above, locale)}
      </Dots>
    )
  },
  columns: ({ t, page: { results } }) => [
    {
      id: 'products',
      label: t('shopCategories.products'),
      cell: ({ products }) => products,
      width: 110,
    },
    {
      id: 'order',
      label: t('shopCategories.order'),
      cell: (category: ManagedCategory) => <PlaceMoves of="categories" row={category} rows={results} />,
      width: 140,
      card: 'note',
    },
  ],
  Head: (props) => <ShopHead of="shopCategories" {...props} />,
})
