import type { BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'

type Row = BulkDone['results'][number]

/** Nobody knows whether it was done: the same press finds out. */
export const unknownCode = 'unavailable'

/** Somebody is at it right now, does not answer, or has had enough for now. */
const passing = new Set([unknownCode, 'in_flight', 'under_way', 'bank_silent', 'too_many'])

export const isUnknown = ({ code }: Pick<Row, 'code'>): boolean => code === unknownCode

/** Whether trying again can help. What the row's state or the user's rights forbid stays so. */
export const mayBeTriedAgain = ({ code }: Pick<Row, 'code'>): boolean => passing.has(code)
