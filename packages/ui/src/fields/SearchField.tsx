import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useAnnounce } from '../announce.ts'
import { SearchIcon } from '../icons/SearchIcon.tsx'
import frame from '../FieldFrame.module.css'
import { Spinner } from '../Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { ClearButton } from './ClearButton.tsx'
import css from './SearchField.module.css'
import { isOwn, useSearch } from './use-search.ts'
import { useSlashKey } from './use-slash-key.ts'

type Props = {
  /** Only read aloud; the placeholder repeats what can be found. */
  label: string
  placeholder: string
  clearLabel: string
  /** What is being searched for now, as in the address. The field follows it where something else changes it. */
  start?: string
  onSearch: (text: string) => void
  isPending?: boolean
  /** There is nothing to search in. */
  isDisabled?: boolean
  /** "12 results for latte": shown under the field and said aloud. */
  results?: ReactNode
  /** The same, as plain text. */
  announcement?: string
  /** The dashboard's single keys are on: "/" leads here. */
  hasSlashKey?: boolean
  id?: string
}

export function SearchField({
  label,
  placeholder,
  clearLabel,
  start = '',
  onSearch,
  isPending,
  isDisabled,
  results,
  announcement,
  hasSlashKey = false,
  ...rest
}: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const [{ typed, asked, followed }, setField] = useState({ typed: start, asked: start, followed: start })
  const input = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()
  const setTyped = (text: string) => setField((now) => ({ ...now, typed: text }))
  const { askNow, askSoon } = useSearch((text) => {
    setField((now) => ({ ...now, asked: text }))
    onSearch(text)
  }, start)
  // A view, a chip, the way back: not what is being typed here, which stays, and the focus with it.
  if (start !== followed) {
    setField(
      isOwn(start, asked)
        ? { typed, asked, followed: start }
        : { typed: start, asked: start, followed: start },
    )
  }
  useSlashKey(input, hasSlashKey && !isDisabled)

  useEffect(() => {
    if (announcement && !isPending) announce(announcement)
  }, [announce, announcement, isPending])

  const clear = () => {
    setTyped('')
    askNow('')
    input.current?.focus()
  }

  return (
    <search className={css.field} data-box="search">
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <span className={`${frame.box} ${css.box}`}>
        <SearchIcon />
        <input
          ref={input}
          id={id}
          type="search"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          disabled={isDisabled}
          aria-busy={isPending}
          aria-keyshortcuts={hasSlashKey ? '/' : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            askSoon(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') askNow(typed)
            if (event.key === 'Escape' && typed !== '') clear()
          }}
          onBlur={() => askNow(typed)}
        />
        <span className={css.end}>
          {isPending && <Spinner />}
          {typed !== '' && !isDisabled && <ClearButton label={clearLabel} onClear={clear} />}
          {typed === '' && hasSlashKey && !isDisabled && (
            <kbd className={css.key} aria-hidden="true">
              /
            </kbd>
          )}
        </span>
      </span>
      {results && <p className={frame.hint}>{results}</p>}
    </search>
  )
}
