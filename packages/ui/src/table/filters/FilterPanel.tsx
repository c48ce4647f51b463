import type { ReactNode } from 'react'
import { Button } from '../../actions/Button.tsx'
import { Sheet } from '../../overlays/Sheet.tsx'
import css from './FilterPanel.module.css'

type Props = {
  words: {
    title: string
    close: string
    /** "Show 128 transactions": what pressing it gives. */
    show: string
    clearAll: string
  }
  /** Why something could not be chosen. */
  note?: ReactNode
  /** The number on the button is being counted. */
  isCounting?: boolean
  /** Some <FilterGroup>s. */
  children: ReactNode
  onShow: () => void
  onClearAll: () => void
  onClose: () => void
}

/** All filters of a list, at the end side; on phones from the bottom. */
export function FilterPanel({ words, note, isCounting, children, onShow, onClearAll, onClose }: Props) {
  return (
    <Sheet
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          {note && (
            <span className={css.note} role="alert">
              {note}
            </span>
          )}
          <span className={css.show}>
            <Button variant="primary" isWide isPending={isCounting} onClick={onShow}>
              {words.show}
            </Button>
          </span>
          <Button onClick={onClearAll}>{words.clearAll}</Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
