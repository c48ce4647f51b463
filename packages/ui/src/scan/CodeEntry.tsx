import { useId, useState, type SyntheticEvent } from 'react'
import { Button } from '../actions/Button.tsx'
import frame from '../inputs/FieldFrame.module.css'
import { KeyboardIcon } from '../icons/KeyboardIcon.tsx'
import css from './CodeEntry.module.css'

type Props = { label: string; submitLabel: string; onTyped: (code: string) => void }

/** For typed codes, and for hand scanners, which type and press Enter. */
export function CodeEntry({ label, submitLabel, onTyped }: Props) {
  const id = useId()
  const [code, setCode] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const text = code.trim()
    if (text === '') return
    setCode('')
    onTyped(text)
  }
  return (
    <form className={css.entry} onSubmit={submit}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <span className={`${frame.box} ${css.box}`}>
        <KeyboardIcon />
        <input
          id={id}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </span>
      <Button type="submit">{submitLabel}</Button>
    </form>
  )
}
