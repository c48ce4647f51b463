import type { ProductPage, ProductWish } from '@wasl/contracts/web/dashboard/products.contract'
import { productStates } from '@wasl/contracts/lists/products'
import { latinDigits } from '@wasl/domain/digits'
import { nameOf } from '@wasl/domain/locale'
import { AmountField } from '@wasl/ui/money/AmountField'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { TextField } from '@wasl/ui/inputs/TextField'
import area from '../../desk/form/Area.module.css'
import { useAreaText } from '../../desk/form/area.text.ts'
import { MomentField } from '../../desk/range/MomentField.tsx'
import type { OwnField } from '../../desk/resource/fields.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { PictureRows } from './PictureRows.tsx'
import { useProductsText } from './products.text.ts'

type Form = OwnField<ProductWish, ProductPage>
type Props = Form & { part: 'texts' | 'pictures' | 'price' | 'stock' | 'place' | 'limits' }

/** The fields of a product that are no plain line of text. */
export function ProductFields({ part, ...form }: Props) {
  switch (part) {
    case 'texts':
      return <Descriptions {...form} />
    case 'pictures':
      return (
        <PictureRows
          pictures={form.draft.pictures}
          onChange={(pictures) => form.change({ pictures })}
          problem={form.problemOf('pictures')}
        />
      )
    case 'price':
      return <Prices {...form} />
    case 'stock':
      return <Stock {...form} />
    case 'place':
      return <Place {...form} />
    case 'limits':
      return <Limits {...form} />
  }
}

function Descriptions({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  return (['descriptionEn', 'descriptionAr'] as const).map((key) => (
    <TextArea
      key={key}
      label={t(`products.${key}`)}
      lang={key === 'descriptionEn' ? 'en' : 'ar'}
      dir={key === 'descriptionEn' ? 'ltr' : 'rtl'}
      maxLength={10_000}
      value={draft[key]}
      onChange={(event) => change({ [key]: event.target.value })}
      problem={problemOf(key) ?? null}
    />
  ))
}

function Prices({ draft, change, problemOf, page }: Form) {
  const t = useProductsText()
  const locale = useLocale()
  const money = { currency: page.currencyCode, locale }
  return (
    <>
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
    </>
  )
}

/** Whole numbers in the digits of any script; nothing is null. */
const wholeNumber = (typed: string): number | null => {
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, 6)
  return digits === '' ? null : Number(digits)
}
const shownNumber = (value: number | null): string => (value === null ? '' : String(value))

function Stock({ draft, change, problemOf }: Form) {
  const t = useProductsText()
  const { stock } = draft
  return (
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
    <>
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
    </>
  )
}
