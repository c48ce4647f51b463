import { Spinner } from '@wasl/ui/notices/Spinner'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import css from './Products.module.css'

type Props = {
  /** 'Price of Date syrup': names the field, and with `edit` the button. */
  label: string
  edit: string
  shown: ReactNode
  start: string
  isPending: boolean
  /** Why a text cannot be sent; null where it can. */
  problemOf?: (text: string) => string | null
  /** Whether it was saved. */
  onSave: (text: string) => Promise<boolean>
}

/** A value in a row: pressed, it is a field. Enter and leaving it save, Escape puts it back. */
export function RowField({ label, edit, shown, start, isPending, problemOf, onSave }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)
  const isOpen = typed !== null
  useEffect(() => {
    if (isOpen) input.current?.select()
    if (!isOpen && wasOpen.current && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={css.value}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setTyped(start)}
      >
        <span>{shown}</span>
        <VisuallyHidden>{edit}</VisuallyHidden>
        {isPending ? <Spinner /> : <PencilIcon size={14} />}
      </button>
    )
  const problem = problemOf?.(typed.trim()) ?? null
  const save = async () => {
    if (problem) return
    setTyped(null)
    if (typed.trim() !== start && !(await onSave(typed.trim()))) setTyped(typed)
  }
  return (
    <span className={css.editing}>
      <input
        ref={input}
        className={css.input}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            void save()
          }
          if (event.key === 'Escape') {
            event.preventDefault()
            event.stopPropagation()
            setTyped(null)
          }
        }}
      />
      {problem && (
        <span id={id} className={css.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}
