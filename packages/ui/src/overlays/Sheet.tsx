import type { ReactNode } from 'react'
import { Dialog } from '../notices/Dialog.tsx'

type Props = {
  title: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Stays in view, such as "Show 46 transactions" and "Clear all". */
  footer?: ReactNode
}

/** A panel of 400 px at the end side; on phones it rises from the bottom. */
export function Sheet({ title, closeLabel, onClose, children, footer }: Props) {
  return (
    <Dialog kind="sheet" title={title} closeLabel={closeLabel} onClose={onClose} footer={footer}>
      {children}
    </Dialog>
  )
}
