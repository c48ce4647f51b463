import { list } from './list.ts'

/** Erased customers, without their names. */
export const erasureList = list({ filters: {}, sorts: { created: 'written' }, ordering: '-created' })
