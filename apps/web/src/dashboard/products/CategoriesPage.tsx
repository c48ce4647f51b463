import type { CategoryPage, ManagedCategory } from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { ArrowDownIcon } from '@wasl/ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '@wasl/ui/icons/ArrowUpIcon'
import { staffClient } from '../../base/session/staff-client.ts'
import { bilingual, choice, line, toggle } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Products.module.css'
import { useProductsText } from './products.text.ts'
import { categoriesKey } from './products.queries.ts'
import { ShopHead } from './ShopHead.tsx'
import { useCategoryMoves } from './use-category-moves.ts'

/** In the order of the shop: moved by their arrows. */
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
      cell: (category: ManagedCategory) => <Moves category={category} categories={results} />,
      width: 112,
      card: 'note',
    },
  ],
  Head: (props) => <ShopHead of="shopCategories" {...props} />,
})

function Moves({
  category,
  categories,
}: {
  category: ManagedCategory
  categories: readonly ManagedCategory[]
}) {
  const t = useProductsText()
  const name = nameOf(category, useLocale())
  const move = useCategoryMoves(categories)
  const place = categories.indexOf(category)
  return (
    <span className={css.moves}>
      <IconButton
        label={t('shopCategories.up', { name })}
        icon={<ArrowUpIcon size={16} />}
        aria-disabled={place === 0 || undefined}
        onClick={() => move(place, -1)}
      />
      <IconButton
        label={t('shopCategories.down', { name })}
        icon={<ArrowDownIcon size={16} />}
        aria-disabled={place === categories.length - 1 || undefined}
        onClick={() => move(place, 1)}
      />
    </span>
  )
}
