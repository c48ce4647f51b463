import { useId, useState, type ReactNode } from 'react'
import css from './Dialog.module.css'
import { IconButton } from '../actions/IconButton.tsx'
import { XIcon } from '../icons/XIcon.tsx'
import { ModalFrame } from '../overlays/ModalFrame.tsx'
import { Spinner } from './Spinner.tsx'

type Props = {
  /** A <small> before the words, such as "Step 2 of 2", stands above them. */
  title: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Stays in view under long content. */
  footer?: ReactNode
  /** form: a press outside does not lose what was typed. confirm: 518 px, a question. sheet: at the end side. */
  kind?: 'reading' | 'form' | 'confirm' | 'sheet'
  /** What is being done. Shown and said; the dialog cannot be closed meanwhile. */
  busyLabel?: string | null
}

/** Open while it is rendered. The first focus goes to the element marked `data-first-focus`, else to the title. */
export function Dialog({ title, closeLabel, onClose, children, footer, kind = 'reading', busyLabel }: Props) {
  const titleId = useId()
  const [refusals, setRefusals] = useState(0)
  const refuse = busyLabel ? () => setRefusals((count) => count + 1) : undefined

  return (
    <ModalFrame kind={kind} labelledBy={titleId} onClose={onClose} onBlockedClose={refuse}>
      <header className={css.head} data-kind={kind}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          label={closeLabel}
          icon={<XIcon />}
          aria-disabled={refuse ? true : undefined}
          onClick={refuse ?? onClose}
        />
      </header>
      <section
        className={css.body}
        aria-labelledby={titleId}
        aria-busy={busyLabel ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
      {/* Said again at each refused closing: a new element is a new message. */}
      <output key={refusals} className={css.busy} data-refused={refusals > 0 ? '' : undefined}>
        {busyLabel && (
          <>
            <Spinner /> {busyLabel}
          </>
        )}
      </output>
      {footer && <footer className={css.foot}>{footer}</footer>}
    </ModalFrame>
  )
}
