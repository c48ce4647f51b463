import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../base/load-chunk.ts'

/** S2 §2: files of requests, one of them, its sendings, and what became of each row. */
export const uploadsScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./UploadsPage.tsx')), 'UploadsPage'),
}
export const uploadScreen = {
  component: lazyRouteComponent(() => loadChunk(() => import('./UploadPage.tsx')), 'UploadPage'),
}
export const dispatchLogsScreen = {
  component: lazyRouteComponent(
    () => loadChunk(() => import('./logs/DispatchLogsPage.tsx')),
    'DispatchLogsPage',
  ),
}
export const transactionLogsScreen = {
  component: lazyRouteComponent(
    () => loadChunk(() => import('./logs/TransactionLogsPage.tsx')),
    'TransactionLogsPage',
  ),
}
