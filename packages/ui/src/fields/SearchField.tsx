import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useAnnounce } from '../text/announce.ts'
import { SearchIcon } from '../icons/SearchIcon.tsx'
import frame from '../inputs/FieldFrame.module.css'
import { Spinner } from '../notices/Spinner.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ClearButton } from './ClearButton.tsx'
import css from './SearchField.module.css'
import { isTyping } from '../inputs/is-typing.ts'
import { pressedKey } from '../actions/pressed-key.ts'

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

const settleMs = 500

/** Whether what is searched for now is what was asked for here, with or without the space around it. */
const isOwn = (start: string, asked: string): boolean => start === asked || start === asked.trim()

/** Asks 500 ms after the typing stops, at once on Enter, and on leaving if the text is another. TBL-02. */
function useSearch(search: (text: string) => void, start: string) {
  const asked = useRef(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (isOwn(start, asked.current)) return
    clearTimeout(timer.current)
    asked.current = start
  }, [start])

  const askNow = (text: string) => {
    clearTimeout(timer.current)
    if (text === asked.current) return
    asked.current = text
    search(text)
  }
  const askSoon = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => askNow(text), settleMs)
  }
  return { askNow, askSoon }
}

/** "/" leads to the field, unless something is being typed or the person has switched such keys off. */
function useSlashKey(field: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (
        pressedKey(event) !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field, isOn])
}
