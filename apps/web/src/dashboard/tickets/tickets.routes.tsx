import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** S2 §2 "Tickets approve-permissions". */
export const ticketsScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./TicketsPage.tsx')), 'TicketsPage'),
}
