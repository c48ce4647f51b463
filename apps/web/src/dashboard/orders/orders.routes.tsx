import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** commerce.md D27: orders of the catalogue. */
export const ordersScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./OrdersPage.tsx')), 'OrdersPage'),
}

export const orderScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./OrderPage.tsx')), 'OrderPage'),
}
