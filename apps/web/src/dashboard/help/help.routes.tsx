import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** S2 §2 "Help and support". */
export const helpScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./HelpPage.tsx')), 'HelpPage'),
}
