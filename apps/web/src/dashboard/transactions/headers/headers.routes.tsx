import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../../base/load-chunk.ts'

/** The headers of one module's table. */
export const headersScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./HeadersRoute.tsx')), 'HeadersRoute'),
}
