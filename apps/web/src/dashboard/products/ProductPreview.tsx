import type { ProductPage, ProductWish } from '@wasl/contracts/web/dashboard/products.contract'
import { latinDigits } from '@wasl/domain/digits'
import { nameOf, type Locale } from '@wasl/domain/locale'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { Price } from '@wasl/ui/commerce/catalogue/Price'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import css from './ProductPreview.module.css'
import { useProductsText } from './products.text.ts'

type Props = { draft: ProductWish; page: ProductPage }

/** The card as customers will see it, while it is typed, in either language. */
export function ProductPreview({ draft, page }: Props) {
  const t = useProductsText()
  const [locale, setLocale] = useState<Locale>(useLocale())
  const { price, priceWithDiscount, pictures, stock } = draft
  const store = page.stores.find(({ value }) => value === draft.store)
  const [full, sale] = [latinDigits(price), latinDigits(priceWithDiscount ?? '')]
  return (
    <section className={css.preview} aria-label={t('products.preview')}>
      <div className={css.head}>
        <h3>{t('products.preview')}</h3>
        <SegmentedRadio
          label={t('products.previewLanguage')}
          isLabelHidden
          options={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'ar', label: <span lang="ar">العربية</span> },
          ]}
          selected={locale}
          onSelect={(value) => setLocale(value === 'ar' ? 'ar' : 'en')}
        />
      </div>
      <div className={css.card} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} data-edge="">
        <Picture url={pictures[0]?.url ?? null} isMuted={stock.to === 0} isFirst />
        <div className={css.words}>
          {store && <span className={css.store}>{nameOf(store, locale)}</span>}
          <strong className={css.name} data-empty={nameIn(draft, locale) ? undefined : ''}>
            {nameIn(draft, locale) || t('products.previewNoName')}
          </strong>
          {isAmount(full) && (
            <Price
              value={isAmount(sale) ? sale : full}
              was={isAmount(sale) ? full : null}
              currency={page.currencyCode}
              locale={locale}
              words={{ now: t('products.previewNow'), was: t('products.previewWas') }}
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** What is typed half is none yet. */
const isAmount = (text: string): boolean => /^\d{1,11}(\.\d{1,4})?$/.test(text)

const nameIn = ({ nameEn, nameAr }: ProductWish, locale: Locale): string =>
  (locale === 'ar' ? nameAr : nameEn).trim()
