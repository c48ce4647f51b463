import type { ReactNode } from 'react'
import { ClosedGate } from '../art/ClosedGate.tsx'
import { EmptyBox } from '../art/EmptyBox.tsx'
import { Hourglass } from '../art/Hourglass.tsx'
import { SearchedSand } from '../art/SearchedSand.tsx'
import { SleepingLamp } from '../art/SleepingLamp.tsx'
import { StatePage } from '../notices/StatePage.tsx'

type Props = {
  kind: 'no-data' | 'no-results' | 'no-permission' | 'paused' | 'expired'
  title: ReactNode
  /** What would be here, and how it gets here. */
  children?: ReactNode
  /** One way on: the first request, clearing the filters, asking for the permission. */
  actions?: ReactNode
  heading?: 'h2' | 'h3'
}

const drawings = {
  'no-data': EmptyBox,
  'no-results': SearchedSand,
  'no-permission': ClosedGate,
  paused: SleepingLamp,
  expired: Hourglass,
}

/** In the place of a list, a chart or a detail that has nothing to show. */
export function EmptyState({ kind, title, children, actions, heading }: Props) {
  const Drawing = drawings[kind]
  return (
    <StatePage kind="panel" heading={heading} drawing={<Drawing />} title={title} actions={actions}>
      {children}
    </StatePage>
  )
}
