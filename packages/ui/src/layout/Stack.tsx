import type { ReactNode } from 'react'
import css from './Stack.module.css'

type Props = { children: ReactNode; gap?: 4 | 8 | 12 | 16 | 20 | 24; isCentred?: boolean }

/** A column with even gaps. */
export function Stack({ children, gap = 16, isCentred }: Props) {
  return (
    <div className={css.stack} data-gap={gap} data-centred={isCentred ? '' : undefined}>
      {children}
    </div>
  )
}
