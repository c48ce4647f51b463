import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** S2 §2 payment-request/create; `?like=` and `?template=` name what it begins with. */
export const createRequestScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./CreateRoute.tsx')), 'CreateRoute'),
}

/** Payments B1: the merchant's reusable links. */
export const paymentLinksScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./links/LinksPage.tsx')), 'LinksPage'),
}
