import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** S2 §2 "Generated reports"; `?id=` names the one somebody comes for. */
export const reportsScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./ReportsPage.tsx')), 'ReportsPage'),
}
