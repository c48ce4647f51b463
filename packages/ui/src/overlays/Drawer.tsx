import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { XIcon } from '../icons/XIcon.tsx'
import { useMedia } from '../page/useMedia.ts'
import css from './Drawer.module.css'
import { PortalContainer } from './portal-container.ts'
import { takeNotices } from './snackbars/take-notices.ts'

type Props = {
  /** Names what it is about: where another takes its place, the focus stays, or goes to the title if what had it is gone. */
  subject: string
  title: ReactNode
  /** Where it stands in its list: "2 of 6". */
  place?: ReactNode
  /** Before Close, such as the ways to the one before and after. */
  tools?: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * Beside the page at its end, which stays in use; on a phone it covers the page and is modal. Open while it is rendered. Its
 * title has the focus at first; whoever closes it brings the focus back.
 */
export function Drawer({ subject, title, place, tools, closeLabel, onClose, children }: Props) {
  const titleId = useId()
  const isAlone = useMedia('(width <= 760px)')
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  const shown = useRef(subject)
  const [container, setContainer] = useState<Element | null>(null)
  useLayoutEffect(() => {
    latest.current = onClose
  })

  useLayoutEffect(() => {
    const frame = dialog.current
    if (!frame) return
    if (isAlone) frame.showModal()
    else frame.show()
    const giveNoticesBack = isAlone ? takeNotices(frame) : () => {}
    setContainer(isAlone ? frame : null)
    frame.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    const cancel = (event: Event) => {
      if (event.target !== frame) return
      event.preventDefault()
      latest.current()
    }
    frame.addEventListener('cancel', cancel)
    return () => {
      frame.removeEventListener('cancel', cancel)
      giveNoticesBack()
      frame.close()
    }
  }, [isAlone])

  useLayoutEffect(() => {
    if (shown.current === subject) return
    shown.current = subject
    if (document.activeElement === document.body)
      dialog.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [subject])

  /* At the key: a browser closes a modal dialog at the second refused `cancel`, and one that is not modal never asks. */
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isDefaultPrevented()) return
    event.preventDefault()
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={css.drawer}
      data-drawer
      data-print="hide"
      aria-labelledby={titleId}
      onKeyDown={key}
    >
      <header className={css.head}>
        <span className={css.place}>{place}</span>
        {tools}
        <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
      </header>
      <div className={css.body}>
        <h2 id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <PortalContainer value={container}>{children}</PortalContainer>
      </div>
    </dialog>
  )
}
