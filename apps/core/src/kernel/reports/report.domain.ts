/** In the order of a report's life; who asked may cancel it until it is ready. */
export const reportStates = ['queued', 'preparing', 'ready', 'failed', 'canceled', 'expired'] as const
export type ReportState = (typeof reportStates)[number]

/** Not made yet: to be made, or called off. */
export const openStates = ['queued', 'preparing'] as const

/** `xls` is S2's word; the file is an XLSX (product.md 5). */
export type FileFormat = 'csv' | 'xls'

export type ReportSource = 'transactions' | 'deleted_transactions' | 'bookings'

/** There is no file of it any more, or never was; bookings are asked for where they are listed. */
export const mayRepeat = ({ state, source }: { state: ReportState; source: ReportSource }): boolean =>
  source !== 'bookings' && (state === 'failed' || state === 'canceled' || state === 'expired')

/** Ready files are kept this long (payments B7). */
export const KEPT_MS = 30 * 86_400_000

/** After this many tries a report that cannot be made says so. */
export const MOST_TRIES = 4
