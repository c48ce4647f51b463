import { uploadStates } from '@wasl/domain/bulk'
import { list, one } from './list.ts'

/** Files of requests; archived ones only by their state. */
export const uploadList = list({
  filters: { state: one(uploadStates) },
  sorts: { created: 'written' },
  ordering: '-created',
})

/** Rows of a file. `looked`: those with something wrong, now or before. */
export const uploadRowList = list({
  filters: { show: one(['looked', 'open', 'corrected', 'failed', 'all']) },
  sorts: { number: 'written' },
  ordering: 'number',
})

/** What became of each row that was sent. */
export const bulkLogList = list({
  filters: { show: one(['all', 'sent', 'waiting', 'not_sent', 'paid']) },
  sorts: { number: 'written' },
  ordering: 'number',
})
