import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** Everything the user did, by kind and time. */
export const activityScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./ActivityPage.tsx')), 'ActivityPage'),
}
