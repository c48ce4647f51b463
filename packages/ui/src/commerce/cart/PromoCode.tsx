import { normaliseDigits } from '@wasl/domain/digits'
import { useId, useState, type SubmitEvent, type ReactNode } from 'react'
import { Button } from '../../actions/Button.tsx'
import { FieldFrame } from '../../inputs/FieldFrame.tsx'
import field from '../../inputs/FieldFrame.module.css'
import { IconButton } from '../../actions/IconButton.tsx'
import { TagIcon } from '../../icons/TagIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { Ltr } from '../../text/Ltr.tsx'
import css from './PromoCode.module.css'

export type PromoCodeState =
  | { kind: 'empty' }
  | { kind: 'applying' }
  /** Why, in the server's words. The code stays to be corrected. */
  | { kind: 'refused'; message: string }
  /** "10 % off", "KWD 2.000 off". */
  | { kind: 'applied'; code: string; saving: ReactNode }

type Props = {
  state: PromoCodeState
  onApply: (code: string) => void
  onRemove: () => void
  words: { label: string; apply: string; remove: string }
}

/** One voucher per cart. The code may be typed in Arabic digits and in any case; it is read from left to right. */
export function PromoCode({ state, onApply, onRemove, words }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  if (state.kind === 'applied') {
    return (
      <div className={css.applied} data-box="voucher" data-edge="">
        <TagIcon />
        <p>
          <b>
            <Ltr>{state.code}</Ltr>
          </b>
          <span>{state.saving}</span>
        </p>
        <IconButton label={words.remove} icon={<XIcon />} onClick={onRemove} />
      </div>
    )
  }

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = normaliseDigits(typed).toUpperCase()
    if (code && state.kind !== 'applying') onApply(code)
  }
  const problem = state.kind === 'refused' ? state.message : null

  return (
    <form className={css.form} onSubmit={apply}>
      <FieldFrame id={id} label={words.label} problem={problem}>
        <span className={css.row}>
          <span className={field.box}>
            <input
              id={id}
              name="voucher"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
          <Button type="submit" isPending={state.kind === 'applying'}>
            {words.apply}
          </Button>
        </span>
      </FieldFrame>
    </form>
  )
}
