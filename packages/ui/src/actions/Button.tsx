import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import css from './Button.module.css'
import { useOfflineNote } from '../notices/offline-note.ts'
import { Spinner } from '../notices/Spinner.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** pay 52 px, normal 48, row 44. */
  size?: 'pay' | 'normal' | 'row'
  icon?: ReactNode
  isWide?: boolean
}

type Props = ButtonLook &
  Omit<ComponentProps<'button'>, 'style' | 'className' | 'disabled'> & {
    /** Keeps the label, adds a spinner, ignores presses. */
    isPending?: boolean
    /** Why the button cannot be pressed now. It stays focusable and the reason is shown under it. */
    disabledReason?: string
    /** A press while `disabledReason` stands: show what is missing. */
    onBlockedPress?: () => void
    /** A press goes to the server: without a connection it is answered here, and nothing is sent. A submit button does. */
    sends?: boolean
  }

export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  isWide,
  isPending,
  disabledReason,
  onBlockedPress,
  sends = false,
  ...rest
}: Props) {
  const reasonId = useId()
  const isBlocked = Boolean(isPending || disabledReason)

  const offline = useOfflineNote(sends || rest.type === 'submit')
  const said = disabledReason ?? offline.note

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return offline.refuse(event) ? undefined : rest.onClick?.(event)
    event.preventDefault()
    if (!isPending) onBlockedPress?.()
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={css.button}
        data-variant={variant}
        data-size={size}
        data-wide={isWide ? '' : undefined}
        aria-disabled={isBlocked || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={said ? reasonId : rest['aria-describedby']}
        onClick={press}
      >
        {isPending ? <Spinner /> : icon}
        <span>{rest.children}</span>
      </button>
      {said && (
        <span className={css.reason} id={reasonId} role={disabledReason ? undefined : 'alert'}>
          {said}
        </span>
      )}
    </>
  )
}
