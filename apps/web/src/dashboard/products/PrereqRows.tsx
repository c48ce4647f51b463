import type { ProductWish } from '@wasl/contracts/web/dashboard/products.contract'
import { Button } from '@wasl/ui/actions/Button'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { Select } from '@wasl/ui/fields/choices/Select'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useRef } from 'react'
import area from '../../desk/form/Area.module.css'
import { useAreaText } from '../../desk/form/area.text.ts'
import css from './Products.module.css'
import { useProductsText } from './products.text.ts'

const prereqTypes = ['text', 'textarea', 'email', 'phone', 'number', 'date', 'select', 'checkbox'] as const

type Question = NonNullable<ProductWish['prereqs']>[number]

type Props = {
  questions: readonly Question[]
  onChange: (questions: Question[]) => void
  problemOf: (field: string) => string | undefined
}

const labels = ['labelEn', 'labelAr'] as const
const writing = (field: (typeof labels)[number]) =>
  field === 'labelEn' ? ({ lang: 'en', dir: 'ltr' } as const) : ({ lang: 'ar', dir: 'rtl' } as const)

/** SHOP-17: what a buyer is asked for before this product is paid for. */
export function PrereqRows({ questions, onChange, problemOf }: Props) {
  const t = useProductsText()
  const words = useAreaText()
  const add = useRef<HTMLButtonElement>(null)
  const set = (at: number, changes: Partial<Question>) =>
    onChange(questions.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <section className={css.group} aria-label={t('products.questions')}>
      <h3>{t('products.questions')}</h3>
      <p className={css.quiet}>{t('products.questionsNote')}</p>
      {questions.map((question, at) => (
        // A new question has no code yet, and none changes its place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={css.question} data-edge="">
          <legend>{t('products.question', { n: at + 1 })}</legend>
          {labels.map((field) => (
            <TextField
              key={field}
              label={t(`products.question.${field}`)}
              {...writing(field)}
              maxLength={120}
              autoComplete="off"
              value={question[field]}
              onChange={(event) => set(at, { [field]: event.target.value })}
              problem={field === 'labelEn' ? problemOf(`prereqs.${at}`) : undefined}
            />
          ))}
          <Select
            label={t('products.question.type')}
            placeholder={t('products.question.type.text')}
            choices={prereqTypes.map((value) => ({ value, label: t(`products.question.type.${value}`) }))}
            value={question.type}
            onChange={(value) => set(at, { type: prereqTypes.find((type) => type === value) ?? 'text' })}
          />
          {question.type === 'select' && (
            <Choices question={question} at={at} onChange={(options) => set(at, { options })} />
          )}
          <Switch
            label={t('products.question.required')}
            isOn={question.required}
            savingLabel={words('area.saving')}
            onChange={(required) => set(at, { required })}
          />
          <Button
            size="row"
            variant="quiet"
            icon={<Trash2Icon size={16} />}
            onClick={() => {
              onChange(questions.filter((one) => one !== question))
              add.current?.focus()
            }}
          >
            {t('products.question.remove', { n: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {questions.length < 10 && (
        <div>
          <Button
            ref={add}
            size="row"
            icon={<PlusIcon size={16} />}
            onClick={() =>
              onChange([
                ...questions,
                { code: '', labelEn: '', labelAr: '', type: 'text', required: true, options: [] },
              ])
            }
          >
            {t('products.question.add')}
          </Button>
        </div>
      )}
    </section>
  )
}

type ChoicesProps = { question: Question; at: number; onChange: (options: Question['options']) => void }

function Choices({ question: { options }, at, onChange }: ChoicesProps) {
  const t = useProductsText()
  return (
    <>
      {options.map((option, place) => (
        // A new choice has no value yet, and none changes its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={css.choice}>
          <div className={area.pair}>
            {labels.map((field) => (
              <TextField
                key={field}
                label={t(`products.choice.${field}`, { n: place + 1 })}
                {...writing(field)}
                maxLength={80}
                autoComplete="off"
                value={option[field]}
                onChange={(event) =>
                  onChange(
                    options.map((one, index) =>
                      index === place ? { ...one, [field]: event.target.value } : one,
                    ),
                  )
                }
              />
            ))}
          </div>
          <IconButton
            label={t('products.choice.remove', { n: place + 1 })}
            icon={<XIcon size={16} />}
            onClick={(event) => {
              const group = event.currentTarget.closest('fieldset')
              onChange(options.filter((one) => one !== option))
              group?.querySelector<HTMLElement>('[data-add-choice] button')?.focus()
            }}
          />
        </div>
      ))}
      <div data-add-choice="">
        <Button
          size="row"
          icon={<PlusIcon size={16} />}
          aria-label={t('products.choice.addTo', { n: at + 1 })}
          onClick={() => onChange([...options, { value: '', labelEn: '', labelAr: '' }])}
        >
          {t('products.choice.add')}
        </Button>
      </div>
    </>
  )
}
