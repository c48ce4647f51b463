import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { LiveRegion } from '../text/LiveRegion.tsx'
import css from './ModalFrame.module.css'
import { giveFocusBack, takeOpeners } from './opener.ts'
import { PortalContainer } from './portal-container.ts'
import { takeNotices } from './snackbars/take-notices.ts'

export type ModalKind = 'reading' | 'form' | 'confirm' | 'sheet' | 'drawer' | 'palette' | 'session'

type Props = {
  kind: ModalKind
  labelledBy: string
  describedBy?: string
  onClose: () => void
  /** Escape, the back gesture and a press outside tell it instead of closing. */
  onBlockedClose?: () => void
  children: ReactNode
}

const questions: readonly ModalKind[] = ['confirm', 'session']
const closingOutside: readonly ModalKind[] = ['reading', 'sheet', 'drawer', 'palette']

/**
 * Everything modal stands in this one native dialog. It is open while it is rendered; the browser holds the focus inside.
 * First focus: the element marked `data-first-focus`, else the heading.
 */
export function ModalFrame({ kind, labelledBy, describedBy, onClose, onBlockedClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [container, setContainer] = useState<Element | null>(null)
  const latest = useRef({ onClose, onBlockedClose })
  useEffect(() => {
    latest.current = { onClose, onBlockedClose }
  }, [onClose, onBlockedClose])

  useLayoutEffect(() => {
    const frame = dialog.current
    if (!frame) return
    const openers = takeOpeners()
    frame.showModal()
    const giveNoticesBack = takeNotices(frame)
    setContainer(frame)
    firstFocus(frame)?.focus()
    const stop = listen(frame, {
      ask: () => askToClose(latest.current),
      closesOutside: closingOutside.includes(kind),
    })
    return () => {
      stop()
      giveNoticesBack()
      frame.close()
      // Where the opener is gone, the focus is still on the hidden dialog: the browser lets go of it only later.
      const focused = document.activeElement
      const isMine = focused === document.body || frame.contains(focused)
      if (isMine || openers.some((opener) => opener === focused)) giveFocusBack(openers)
    }
  }, [kind])

  /* Answered at the key: a browser closes a dialog at the second refused `cancel`, whatever the page says. What is open
     inside, such as a menu, answers before and stops the event; that order holds among React's events only. */
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isDefaultPrevented()) return
    event.preventDefault()
    askToClose({ onClose, onBlockedClose })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own key
    <dialog
      ref={dialog}
      onKeyDown={key}
      role={questions.includes(kind) ? 'alertdialog' : undefined}
      className={css.frame}
      data-kind={kind}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <div className={css.box} data-box="dialog">
        <PortalContainer value={container}>
          <LiveRegion>{children}</LiveRegion>
        </PortalContainer>
      </div>
    </dialog>
  )
}

function firstFocus(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-first-focus]') ?? frame.querySelector<HTMLElement>('h2')
}

function askToClose({ onClose, onBlockedClose }: Pick<Props, 'onClose' | 'onBlockedClose'>) {
  if (onBlockedClose) onBlockedClose()
  else onClose()
}

type Asking = { ask: () => void; closesOutside: boolean }

/** A press outside, the back gesture, and a browser that closes all the same. */
function listen(frame: HTMLDialogElement, { ask, closesOutside }: Asking) {
  let isPressedOutside = false
  const press = ({ target }: Event) => {
    isPressedOutside = target === frame
  }
  const release = ({ target }: Event) => {
    if (closesOutside && isPressedOutside && target === frame) ask()
  }
  const cancel = (event: Event) => {
    if (event.target !== frame) return
    event.preventDefault()
    ask()
  }
  const reopen = () => {
    if (!frame.isConnected) return
    frame.showModal()
    ask()
  }
  frame.addEventListener('pointerdown', press)
  frame.addEventListener('click', release)
  frame.addEventListener('cancel', cancel)
  frame.addEventListener('close', reopen)
  return () => {
    frame.removeEventListener('pointerdown', press)
    frame.removeEventListener('click', release)
    frame.removeEventListener('cancel', cancel)
    frame.removeEventListener('close', reopen)
  }
}
