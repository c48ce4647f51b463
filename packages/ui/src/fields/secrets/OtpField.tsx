import { normaliseDigits } from '@wasl/domain/digits'
import { useEffect, useId, useRef, useState } from 'react'
import { describedBy, type FieldWords } from '../../inputs/field-words.ts'
import { FieldFrame } from '../../inputs/FieldFrame.tsx'
import css from './OtpField.module.css'

type Props = FieldWords & {
  id?: string
  /** For a form that is sent without script. */
  name?: string
  value: string
  onChange: (code: string) => void
  /** The last digit is in: called once per code. */
  onComplete?: (code: string) => void
  isPending?: boolean
  /** The code is no longer valid: nothing can be typed until a new one is asked for. */
  isExpired?: boolean
  /** Nothing can be typed, as while too many tries are waited out. */
  isDisabled?: boolean
  autoFocus?: boolean
}

/** The style of the field before its script counts on it as well. */
const length = 6

/** One input drawn as boxes: paste, the phone's own suggestion and screen readers meet a single field. */
export function OtpField({
  name,
  value,
  onChange,
  onComplete,
  isPending,
  isExpired,
  isDisabled,
  autoFocus,
  ...words
}: Props) {
  const ownId = useId()
  const id = words.id ?? ownId
  const [caret, setCaret] = useState<number | null>(null)
  const sent = useRef('')

  const type = (input: HTMLInputElement) => {
    const code = normaliseDigits(input.value).replace(/\D/g, '').slice(0, length)
    onChange(code)
    if (code.length < length) sent.current = ''
    if (code.length < length || code === sent.current) return
    sent.current = code
    onComplete?.(code)
  }
  const field = useRef<HTMLInputElement>(null)
  const latestType = useRef(type)
  useEffect(() => {
    latestType.current = type
  })
  useEffect(() => {
    // What was typed, and where, before the script arrived.
    const input = field.current
    if (input === null) return
    if (document.activeElement === input) setCaret(input.selectionEnd)
    if (input.value !== '') latestType.current(input)
  }, [])
  // What was typed may have been taken out meanwhile, as after a refusal.
  const current = caret === null ? null : Math.min(caret, value.length, length - 1)

  return (
    <FieldFrame {...words} id={id}>
      <span
        className={css.otp}
        data-state={isExpired || isDisabled ? 'off' : isPending ? 'pending' : undefined}
        data-box="otp"
      >
        {Array.from({ length }, (_, at) => (
          <span
            key={at}
            className={css.box}
            data-current={at === current ? '' : undefined}
            aria-hidden="true"
          >
            {value[at]}
          </span>
        ))}
        <input
          ref={field}
          id={id}
          name={name}
          className={css.input}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who asks for it has no other question on the page
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          readOnly={isExpired || isPending}
          disabled={isDisabled}
          aria-busy={isPending}
          aria-invalid={words.problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
          onChange={(event) => type(event.currentTarget)}
          onSelect={(event) => setCaret(event.currentTarget.selectionEnd)}
          onFocus={(event) => {
            const end = event.currentTarget.value.length
            event.currentTarget.setSelectionRange(end, end)
            setCaret(end)
          }}
          onBlur={() => setCaret(null)}
        />
      </span>
    </FieldFrame>
  )
}
