import { useId, useState, type ComponentProps } from 'react'
import { describedBy, type FieldWords } from '../../inputs/field-words.ts'
import { FieldFrame } from '../../inputs/FieldFrame.tsx'
import frame from '../../inputs/FieldFrame.module.css'
import { EyeIcon } from '../../icons/EyeIcon.tsx'
import { EyeOffIcon } from '../../icons/EyeOffIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import css from './PasswordField.module.css'

type Props = FieldWords &
  Omit<ComponentProps<'input'>, 'style' | 'className' | 'type' | 'autoComplete'> & {
    /** Paste and password managers are always let in. */
    autoComplete: 'current-password' | 'new-password'
    /** Each names its field: "Show the new password". */
    words: { show: string; hide: string; capsLock: string }
  }

export function PasswordField({ label, optional, hint, problem, words, ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const toggleName = isShown ? words.hide : words.show
  const text = { label, optional, hint, problem }
  return (
    <FieldFrame id={id} {...text}>
      <span className={frame.box}>
        <input
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          aria-invalid={problem ? true : undefined}
          aria-describedby={[describedBy(id, text), rest['aria-describedby'], `${id}-caps`]
            .filter(Boolean)
            .join(' ')}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={(event) => {
            setCapsLock(false)
            rest.onBlur?.(event)
          }}
        />
        <button
          type="button"
          className={css.toggle}
          aria-label={toggleName}
          title={toggleName}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </span>
      <output className={css.caps} id={`${id}-caps`}>
        {hasCapsLock && (
          <>
            <InfoIcon size={16} />
            {words.capsLock}
          </>
        )}
      </output>
    </FieldFrame>
  )
}
