import type { ReactNode } from 'react'
import type { Density } from './columns/data-column.ts'

export type TableView =
  | {
      kind: 'ready'
      /** How many rows pages before this one hold. */
      rowsBefore?: number
      /** `null`: not known. */
      total?: number | null
    }
  /** The old rows stand, greyed, until the new ones are there. */
  | { kind: 'refreshing' }
  | { kind: 'loading'; rows: number }
  /** No rows, nothing found, failed, not allowed: usually a <TableMessage>. */
  | { kind: 'instead'; show: ReactNode }

export type TableLayout = {
  /** Row height 52, 44 or 36. Left out: that of the page. */
  density?: Density
  /** Draws only the rows in sight: for "all". The table then scrolls by itself. */
  isVirtual?: boolean
  /** The last rows of a virtual table are near: more can be added. Told again while it stands. */
  onEnd?: () => void
  /** Cards show their ticks. A wide table always does. */
  isSelecting?: boolean
}

export const rowHeights = { comfortable: 52, regular: 44, compact: 36 } as const
