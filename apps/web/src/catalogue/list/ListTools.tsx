import type { CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import type { ProductsAsked } from '@wasl/contracts/web/catalogue/shop-page'
import { nameOf, pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { FilterChips } from '@wasl/ui/commerce/catalogue/FilterChips'
import { SortSelect } from '@wasl/ui/commerce/catalogue/SortSelect'
import { useRef } from 'react'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useShopText } from '../shop.text.ts'
import { listAddress } from './list-address.ts'
import css from './ListTools.module.css'

type Props = { shop: CatalogueConfig; asked: ProductsAsked }

const sorts = ['popular', 'new', 'price', '-price'] as const

/** SHOP-13: filters are links and the order a form, so that Back undoes them and no script is needed. */
export function ListTools({ shop, asked }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const all = { key: '', label: t('shop.all') }
  const storeName = pick({ en: shop.labelStoreEn, ar: shop.labelStoreAr }, locale) || shop.labelStore
  return (
    <>
      {shop.stores.length > 1 && (
        <FilterChips
          label={storeName}
          current={asked.store ?? ''}
          chips={[
            { ...all, href: listAddress(locale, asked, { store: null }) },
            ...shop.stores.map((store) => ({
              key: store.key,
              label: nameOf(store, locale),
              href: listAddress(locale, asked, { store: store.key }),
            })),
          ]}
        />
      )}
      <SortForm asked={asked} />
    </>
  )
}

function SortForm({ asked }: { asked: ProductsAsked }) {
  const t = useShopText()
  const own = useRef<HTMLFormElement>(null)
  const { q, store, category, inStock, sort } = asked
  const kept = { q, store, category, in_stock: inStock ? 'true' : '' }
  return (
    <form ref={own} action={paths.shop(useLocale())} className={css.sort}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SortSelect
        label={t('shop.sort')}
        name="sort"
        defaultValue={sort ?? ''}
        orders={[
          { value: '', label: t('shop.sort.default') },
          ...sorts.map((value) => ({ value, label: t(`shop.sort.${value}`) })),
        ]}
        onSort={() => own.current?.requestSubmit()}
      />
      <noscript>
        <Button type="submit" size="row">
          {t('shop.apply')}
        </Button>
      </noscript>
    </form>
  )
}
