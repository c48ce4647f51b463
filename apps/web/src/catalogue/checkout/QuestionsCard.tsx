import type { CartOffer, PrereqField } from '@wasl/contracts/web/catalogue.contract'
import { valueField } from '@wasl/contracts/web/catalogue/checkout-fields'
import { pick } from '@wasl/domain/locale'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { FieldFrame } from '@wasl/ui/inputs/FieldFrame'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useId } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { pricedLineOf } from '../cart/priced-line.ts'
import { useShopText } from '../shop.text.ts'
import css from './CheckoutPage.module.css'
import type { ProblemOf, Typed } from './ContactCard.tsx'

type Props = { fields: readonly PrereqField[]; typed: Typed; problemOf: ProblemOf; offer: CartOffer }

/** SHOP-17: what some products ask their buyer for. */
export function QuestionsCard({ fields, typed, problemOf, offer }: Props) {
  const locale = useLocale()
  return (
    <div className={css.fields}>
      {fields.map((field) => {
        const name = valueField(field.productSlug, field.code)
        const line = pricedLineOf(offer.cart, field.productSlug)
        const product = line ? pick({ en: line.nameEn ?? '', ar: line.nameAr ?? '' }, locale) : ''
        return (
          <Question
            key={name}
            field={field}
            name={name}
            product={product}
            typed={typed[name]}
            problem={problemOf(name)}
          />
        )
      })}
    </div>
  )
}

type QuestionProps = {
  field: PrereqField
  name: string
  product: string
  typed: string | undefined
  problem: string | null
}

const inputs = {
  text: {},
  number: { inputMode: 'numeric', dir: 'ltr' },
  email: { type: 'email', dir: 'ltr' },
  phone: { type: 'tel', dir: 'ltr' },
  date: { type: 'date' },
} as const

function Question({ field, name, product, typed, problem }: QuestionProps) {
  const t = useShopText()
  const locale = useLocale()
  const id = useId()
  const label = pick({ en: field.labelEn, ar: field.labelAr }, locale)
  const words = {
    name,
    label,
    problem,
    hint: product,
    defaultValue: typed,
    ...(field.required ? { required: true } : { optional: t('shop.optional') }),
  }
  switch (field.type) {
    case 'textarea':
      return <TextArea {...words} />
    case 'checkbox':
      return (
        <Checkbox
          name={name}
          value="true"
          label={label}
          note={product}
          defaultChecked={typed === 'true'}
          problem={problem}
        />
      )
    case 'select':
      return (
        <FieldFrame id={id} label={label} problem={problem} hint={product}>
          <select
            id={id}
            name={name}
            defaultValue={typed ?? ''}
            className={css.select}
            aria-invalid={problem ? true : undefined}
          >
            <option value="">{t('shop.choose')}</option>
            {field.options.map(({ value, labelEn, labelAr }) => (
              <option key={value} value={value}>
                {pick({ en: labelEn, ar: labelAr }, locale)}
              </option>
            ))}
          </select>
        </FieldFrame>
      )
    case 'text':
    case 'number':
    case 'email':
    case 'phone':
    case 'date':
      return <TextField {...inputs[field.type]} {...words} maxLength={500} />
  }
}
