import type { ProductPage, ProductWish } from '@wasl/contracts/web/dashboard/products.contract'
import { productStates } from '@wasl/contracts/lists/products'
import { nameOf } from '@wasl/domain/locale'
import { AmountField } from '@wasl/ui/money/AmountField'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { TextField } from '@wasl/ui/inputs/TextField'
import type { ReactNode } from 'react'
import area from '../../desk/form/Area.module.css'
import { useAreaText } from '../../desk/form/area.text.ts'
import { MomentField } from '../../desk/range/MomentField.tsx'
import type { OwnField } from '../../desk/resource/fields.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { PictureRows } from '../../desk/pictures/PictureRows.tsx'
import { WrittenField } from '../../desk/written/WrittenField.tsx'
import { picturesPath } from './products.queries.ts'
import { PrereqRows } from './PrereqRows.tsx'
import css from './Products.module.css'
import { useProductsText } from './products.text.ts'
import { shownNumber, wholeNumber } from './whole-number.ts'

type Form = OwnField<ProductWish, ProductPage>
type Props = Form & { part: 'texts' | 'pictures' | 'price' | 'stock' | 'place' | 'limits' | 'prereqs' }

/** The fields of a product that are no plain line of text. */
export function ProductFields({ part, ...form }: Props) {
  switch (part) {
    case 'texts':
      return <Descriptions {...form} />
    case 'pictures':
      return <Pictures {...form} />
    case 'price':
      return <Prices {...form} />
    case 'stock':
      return <Stock {...form} />
    case 'place':
      return <Place {...form} />
    case 'limits':
      return <Limits {...form} />
    case 'prereqs':
      return (
        <PrereqRows
          questions={form.draft.prereqs ?? []}
          onChange={(prereqs) => form.change({ prereqs })}
          problemOf={form.problemOf}
        />
      )
  }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Descriptions({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  return (['descriptionEn', 'descriptionAr'] as const).map((key) => (
    <WrittenField
      key={key}
      label={t(`products.${key}`)}
      language={key === 'descriptionEn' ? 'en' : 'ar'}
      most={10_000}
      html={draft[key]}
      onChange={(html) => change({ [key]: html })}
      problem={problemOf(key) ?? null}
    />
  ))
}

function Pictures({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  return (
    <Group title={t('products.pictures')}>
      <PictureRows
        label={t('products.addPictures')}
        pictures={draft.pictures}
        onChange={(pictures) => change({ pictures })}
        path={picturesPath}
        problem={problemOf('pictures')}
      />
    </Group>
  )
}

function Prices({ draft, change, problemOf, page }: Form) {
  const t = useProductsText()
  const locale = useLocale()
  const money = { currency: page.currencyCode, locale }
  return (
    <Group title={t('products.price')}>
      <div className={area.pair}>
        {(['price', 'priceWithDiscount'] as const).map((key) => (
          <AmountField
            key={key}
            label={t(`products.${key}`)}
            {...(key === 'priceWithDiscount' && { optional: t('products.optional') })}
            money={money}
            question={t('products.amountQuestion')}
            value={draft[key] ?? ''}
            onChange={(text) => change({ [key]: text })}
            problem={problemOf(key) ?? null}
          />
        ))}
      </div>
      {draft.priceWithDiscount && (
        <div className={area.pair}>
          {(['discountFrom', 'discountUntil'] as const).map((key) => (
            <MomentField
              key={key}
              label={t(`products.${key}`)}
              optional={t('products.optional')}
              missingTime={key === 'discountFrom' ? '00:00' : '23:59'}
              value={draft[key]}
              onChange={(instant) => change({ [key]: instant })}
              problem={problemOf(key)}
            />
          ))}
        </div>
      )}
    </Group>
  )
}

function Stock({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  const { stock } = draft
  return (
    <Group title={t('products.stock')}>
      <div className={area.pair}>
        <TextField
          label={t('products.shelf')}
          hint={t('products.shelfHint')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={shownNumber(stock.to)}
          onChange={(event) => change({ stock: { ...stock, to: wholeNumber(event.target.value) } })}
          problem={problemOf('stock') ?? null}
        />
        <MomentField
          label={t('products.soldOutUntilField')}
          optional={t('products.optional')}
          missingTime="09:00"
          value={draft.soldOutUntil}
          onChange={(soldOutUntil) => change({ soldOutUntil })}
          problem={problemOf('soldOutUntil')}
        />
      </div>
    </Group>
  )
}

function Place({ draft, change, problemOf, page }: Form) {
  const t = useProductsText()
  const locale = useLocale()
  return (
    <>
      <RadioCards
        label={t('products.visibility')}
        choices={productStates.map((value) => ({
          value,
          label: t(`products.visibility.${value}`),
          note: t(`products.visibility.${value}Note`),
        }))}
        value={draft.state}
        onChange={(value) => change({ state: productStates.find((state) => state === value) ?? 'draft' })}
        problem={problemOf('state') ?? null}
      />
      {page.categories.length > 0 && (
        <CheckboxGroup
          label={t('products.categories')}
          choices={page.categories.map((one) => ({ value: one.value, label: nameOf(one, locale) }))}
          values={draft.categories}
          onChange={(categories) => change({ categories })}
          problem={problemOf('categories') ?? null}
        />
      )}
    </>
  )
}

function Limits({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  const words = useAreaText()
  return (
    <Group title={t('products.limits')}>
      <div className={area.pair}>
        <TextField
          label={t('products.minPerOrder')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={String(draft.minPerOrder)}
          onChange={(event) => change({ minPerOrder: wholeNumber(event.target.value) ?? 1 })}
          problem={problemOf('minPerOrder') ?? null}
        />
        <TextField
          label={t('products.maxPerOrder')}
          optional={t('products.optional')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={shownNumber(draft.maxPerOrder)}
          onChange={(event) => change({ maxPerOrder: wholeNumber(event.target.value) })}
          problem={problemOf('maxPerOrder') ?? null}
        />
      </div>
      <Switch
        label={t('products.shipped')}
        note={t('products.shippedNote')}
        isOn={draft.shipped}
        savingLabel={words('area.saving')}
        onChange={(shipped) => change({ shipped })}
      />
    </Group>
  )
}
