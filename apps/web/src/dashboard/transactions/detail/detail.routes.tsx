import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../../base/load-chunk.ts'

/** One transaction of whatever list the address names. */
export const detailScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./DetailRoute.tsx')), 'DetailRoute'),
}
