import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../../app/load-chunk.ts'

/** Every list of transactions (S2 §2): live and deleted, of each module and of all. */
export const listScreen = {
  component: lazyRouteComponent(
    () => loadChunk(() => import('./TransactionsRoute.tsx')),
    'TransactionsRoute',
  ),
}
