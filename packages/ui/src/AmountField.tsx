import { useId, type ComponentProps } from 'react'
import { normaliseDigits, readAmount, type AmountReading } from './amount-text.ts'
import css from './AmountField.module.css'
import { Button } from './Button.tsx'
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame.tsx'
import frame from './FieldFrame.module.css'
import { currencySign, moneyText, type Locale } from './money-text.ts'
import { rewriteTyped } from './rewrite-typed.ts'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'className' | 'onChange' | 'value' | 'type'> & {
    /** The text as typed. Leave out for a plain form. */
    value?: string
    onChange?: (text: string, reading: AmountReading) => void
    money: { currency: string; decimals: number; locale: Locale }
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
  const reading = value === undefined ? null : readAmount(value, money)
  const change = (text: string) => onChange?.(text, readAmount(text, money))

  return (
    <FieldFrame id={id} {...words}>
      <span className={frame.box}>
        <input
          {...rest}
          id={id}
          type="text"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => change(rewriteTyped(event.currentTarget, normaliseDigits))}
          aria-invalid={problem || reading?.kind === 'ambiguous' ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
        <span className={frame.unit}>{currencySign(money.currency, money.locale)}</span>
      </span>
      {reading?.kind === 'ambiguous' && (
        <fieldset className={css.question} aria-label={question}>
          <p role="alert">{question}</p>
          {reading.values.map((amount) => (
            <Button key={amount} size="row" onClick={() => change(amount)}>
              <bdi>{moneyText(amount, money.currency, money.locale)}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  )
}
