import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** The counter's screens, composed here of the counter's own parts and the pay pages; none is in the first script. */
export const posFrame = {
  component: lazyRouteComponent(() => loadChunk(() => import('./PosFrame.tsx')), 'PosFrame'),
}

export const posCounter = {
  component: lazyRouteComponent(() => loadChunk(() => import('./PosCounter.tsx')), 'PosCounter'),
}

export const posPay = {
  component: lazyRouteComponent(() => loadChunk(() => import('./PosPay.tsx')), 'PosPay'),
}

export const posAttempt = {
  component: lazyRouteComponent(() => loadChunk(() => import('./PosAttempt.tsx')), 'PosAttempt'),
}
