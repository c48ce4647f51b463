import { lazy } from 'react'
import { loadChunk } from '../../../base/load-chunk.ts'
import { whenIdle } from '../../../base/when-idle.ts'

const load = {
  filters: () => loadChunk(() => import('./TransactionFilters.tsx')),
  columns: () => loadChunk(() => import('./ColumnsDialog.tsx')),
  row: () => loadChunk(() => import('../actions/RowActions.tsx')),
  bulk: () => loadChunk(() => import('../actions/BulkActions.tsx')),
}

/** The two that a press on the list itself opens: fetched while nothing else is under way. */
export const warmListParts = (): (() => void) =>
  whenIdle(() => {
    for (const part of [load.row, load.bulk]) part().catch(() => {})
  })

/** What opens over the list is fetched when the list stands, never before it. */
export const TransactionFilters = lazy(async () => ({ default: (await load.filters()).TransactionFilters }))
export const ColumnsDialog = lazy(async () => ({ default: (await load.columns()).ColumnsDialog }))
export const RowActions = lazy(async () => ({ default: (await load.row()).RowActions }))
export const BulkActions = lazy(async () => ({ default: (await load.bulk()).BulkActions }))
