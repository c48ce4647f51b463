/** The transaction may be committed or not: the connection was lost while COMMIT was under way. */
export class CommitOutcomeUnknown extends Error {
  override readonly name = 'CommitOutcomeUnknown'

  constructor(cause: unknown) {
    super('the connection was lost at COMMIT: the outcome is unknown', { cause })
  }
}

/** COMMIT rolled back, because a statement had failed and the work went on regardless. */
export class TransactionAborted extends Error {
  override readonly name = 'TransactionAborted'

  constructor() {
    super('a statement failed inside the transaction and its error was not passed on: nothing was committed')
  }
}

/** No connection in time, or contention outlasted the retries: the caller answers 503 and a later try may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('the database is not available at the moment', { cause })
  }
}

/** `pg` gives these errors no code. */
const LOST_CONNECTION = /^(Connection terminated|Client has encountered a connection error|Client was closed)/
const SOCKET_CODES: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH'])

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'
const SERIALIZATION_FAILURE = '40001'

/** The SQLSTATE of an error of the database, however deep Drizzle wrapped it. */
export function sqlStateOf(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code) && 'severity' in at) {
      return at.code
    }
  }
  return null
}

/** True for errors after which the same work may succeed when it is done again. */
export function isContention(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === LOCK_NOT_AVAILABLE || state === DEADLOCK_DETECTED || state === SERIALIZATION_FAILURE
}

/** True when the connection is gone, rather than a statement refused: the server ended it or it broke. */
export function isConnectionLoss(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('severity' in at) return at.severity === 'FATAL' || at.severity === 'PANIC'
    if (LOST_CONNECTION.test(at.message) || ('code' in at && SOCKET_CODES.has(at.code))) return true
  }
  return false
}

export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505'

/** The constraint an error names, to tell one broken rule from another. */
export function constraintOf(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  }
  return null
}
