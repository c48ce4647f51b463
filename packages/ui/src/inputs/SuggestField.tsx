import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { describedBy, type FieldWords } from './field-words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import frame from './FieldFrame.module.css'
import { IconButton } from '../actions/IconButton.tsx'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import { suggestKey } from './suggest-key.ts'
import css from './SuggestField.module.css'
import { SuggestList, type Suggestion } from './SuggestList.tsx'
import { useIsLive } from '../page/useIsLive.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type Props = FieldWords & {
  id?: string
  name?: string
  value: string
  onType: (text: string) => void
  onChoose: (id: string) => void
  onBlur?: () => void
  /** What fits the text, the nearest first. An empty text is given for all. */
  suggest: (text: string) => readonly Suggestion[]
  maxLength?: number
  autoComplete?: string
  words: {
    /** Of the button that shows all: "Show all areas". */
    open: string
    nothing: string
    /** Said aloud: "4 areas". */
    found: (count: number) => string
  }
}

/** Choose by typing, on native elements (ARIA's combobox with a list). Before the script a <datalist> suggests. */
export function SuggestField({ value, onType, onChoose, onBlur, suggest, words, name, ...props }: Props) {
  const ownId = useId()
  const id = props.id ?? ownId
  const listId = `${id}-list`
  const { label, optional, hint, problem, maxLength, autoComplete } = props
  const input = useRef<HTMLInputElement>(null)
  const isLive = useIsLive()
  const [list, setList] = useState<{ text: string; active: number } | null>(null)
  const found = list ? suggest(list.text) : []
  const active = list ? found[list.active] : undefined

  const open = (text: string) => setList({ text, active: -1 })
  const choose = ({ id: chosen }: Suggestion) => {
    onChoose(chosen)
    setList(null)
    input.current?.focus()
  }
  const key = (event: KeyboardEvent) => {
    const step = suggestKey(event, { isOpen: list !== null, active: list?.active ?? -1, count: found.length })
    if (step === null) return
    event.preventDefault()
    if (step === 'choose' && active) return choose(active)
    if (step === 'close') return setList(null)
    if (typeof step === 'number') setList({ text: list?.text ?? '', active: step })
  }

  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} problem={problem}>
      <div className={css.field}>
        <span className={frame.box}>
          <input
            ref={input}
            id={id}
            name={name}
            type="text"
            dir="auto"
            value={value}
            maxLength={maxLength}
            autoComplete={autoComplete ?? 'off'}
            list={isLive ? undefined : listId}
            role={isLive ? 'combobox' : undefined}
            aria-expanded={isLive ? list !== null : undefined}
            aria-controls={isLive && list ? listId : undefined}
            aria-autocomplete={isLive ? 'list' : undefined}
            aria-activedescendant={active ? `${listId}-${list?.active}` : undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy(id, { label, hint, problem })}
            onChange={({ currentTarget }) => {
              onType(currentTarget.value)
              open(currentTarget.value)
            }}
            onClick={() => open('')}
            onKeyDown={key}
            onBlur={() => {
              setList(null)
              onBlur?.()
            }}
          />
          {isLive && (
            <span className={css.open}>
              <IconButton
                label={words.open}
                icon={<ChevronDownIcon />}
                tabIndex={-1}
                // The input keeps the focus: leaving it would close what the press opens.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  input.current?.focus()
                  if (list) setList(null)
                  else open('')
                }}
              />
            </span>
          )}
        </span>
        {list && (
          <SuggestList
            id={listId}
            label={label}
            found={found}
            active={list.active}
            onChoose={choose}
            nothing={words.nothing}
          />
        )}
        <VisuallyHidden>
          <output>{list ? (found.length > 0 ? words.found(found.length) : words.nothing) : ''}</output>
        </VisuallyHidden>
      </div>
      {!isLive && (
        <datalist id={listId}>
          {suggest('').map(({ id: each, label: option }) => (
            <option key={each} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}
