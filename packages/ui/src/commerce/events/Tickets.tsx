import type { ReactNode } from 'react'

/** The list that `<TicketRow>`s stand in. */
export function Tickets({ label, children }: { label: string; children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>
}
