import { currencySign } from '@wasl/domain/currency-signs'
import { normaliseDigits, readTypedAmount } from '@wasl/domain/digits'
import { useId, type ComponentProps } from 'react'
import css from './AmountField.module.css'
import { Button } from '../actions/Button.tsx'
import { describedBy, type FieldWords } from '../inputs/field-words.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import frame from '../inputs/FieldFrame.module.css'
import { moneyText, type Locale } from './money-text.ts'
import { rewriteTyped } from '../inputs/rewrite-typed.ts'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'className' | 'onChange' | 'value' | 'type'> & {
    /** The text as typed. Leave out for a plain form. */
    value?: string
    onChange?: (text: string) => void
    money: { currency: string; locale: Locale }
    /** Asked above the possible readings of "48,750". */
    question: string
  }

/** Not a number field: those read ٤٨.٧٥٠ as 48,750. Keep the text, act on the reading. */
export function AmountField({
  label,
  optional,
  hint,
  problem,
  value,
  onChange,
  money,
  question,
  ...rest
}: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const words = { label, optional, hint, problem }
  const typed = value === undefined ? null : readTypedAmount(value, money.currency)
  const readings = typed?.kind === 'ambiguous' ? [typed.asDecimal, typed.asGrouped] : []

  return (
    <FieldFrame id={id} {...words}>
      <span className={frame.box}>
        <input
          inputMode="decimal"
          {...rest}
          id={id}
          type="text"
          dir="ltr"
          autoComplete="off"
          value={value}
          onChange={(event) => {
            const text = rewriteTyped(event.currentTarget, normaliseDigits)
            onChange?.(text)
          }}
          aria-invalid={problem || readings.length > 0 ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
        <span className={frame.unit}>{currencySign(money.currency, money.locale)}</span>
      </span>
      {readings.length > 0 && (
        <fieldset className={css.question} aria-label={question}>
          <p role="alert">{question}</p>
          {readings.map((amount) => (
            <Button
              key={amount}
              size="row"
              onClick={() => {
                // What is pressed leaves with the question.
                document.getElementById(id)?.focus()
                onChange?.(amount)
              }}
            >
              <bdi>{moneyText(amount, money.currency, money.locale)}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  )
}
