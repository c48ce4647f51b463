export type ReportState = 'preparing' | 'ready' | 'failed' | 'expired'

/** `xls` is S2's word; the file is an XLSX (product.md 5). */
export type FileFormat = 'csv' | 'xls'

export type ReportSource = 'transactions' | 'deleted_transactions' | 'bookings'

/** Ready files are kept this long (payments B7). */
export const KEPT_MS = 30 * 86_400_000

/** After this many tries a report that cannot be made says so. */
export const MOST_TRIES = 4
