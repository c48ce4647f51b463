import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** S2 §2 "Customer-payment restriction screen". */
export const restrictionScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./RestrictionPage.tsx')), 'RestrictionPage'),
}
