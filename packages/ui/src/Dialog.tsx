import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import css from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { XIcon } from './icons/XIcon.tsx'

type Props = {
  title: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Stays in view under long content. */
  footer?: ReactNode
  /** confirm: 518 px, the focus goes to the element marked `autoFocus`, the least destructive one. */
  kind?: 'reading' | 'confirm'
}

/** Open while it is rendered. The browser traps the focus and gives it back to where it was. */
export function Dialog({ title, closeLabel, onClose, children, footer, kind = 'reading' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  }, [onClose])

  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    const closed = () => latestOnClose.current()
    box.showModal()
    if (kind === 'reading') heading.current?.focus()
    box.addEventListener('close', closed)
    return () => {
      box.removeEventListener('close', closed)
      box.close()
    }
  }, [kind])

  return (
    <dialog ref={dialog} className={css.dialog} data-kind={kind} data-box="dialog" aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<XIcon />} onClick={() => dialog.current?.close()} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={css.body} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      {footer && <footer className={css.foot}>{footer}</footer>}
    </dialog>
  )
}
