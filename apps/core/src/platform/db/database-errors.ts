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
const LOST = /^(Connection terminated(?! due to)|Client has encountered a connection error|Client was closed)/
const NO_CONNECTION_IN_TIME =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/
const LOST_CODES: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ETIMEDOUT'])
const UNREACHABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'
const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'
const FULL_CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** The SQLSTATE of an error of the database, however deep Drizzle wrapped it. */
export function sqlStateOf(error: unknown): string | null {
  for (const { severity, code } of causes(error)) {
    if (severity !== undefined && typeof code === 'string') return code
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
  return causes(error).some(
    ({ severity, message, code }) =>
      severity === 'FATAL' || severity === 'PANIC' || LOST.test(message) || LOST_CODES.has(code),
  )
}

/** True when the database could not be asked at all: answer 503, a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isConnectionLoss(error)) return true
  return causes(error).some(
    ({ message, code }) => NO_CONNECTION_IN_TIME.test(message) || UNREACHABLE_CODES.has(code),
  )
}

/** True when there was no room to write: for the database, or for this process itself. */
export const isStorageFull = (error: unknown): boolean =>
  causes(error).some(({ code }) => FULL_CODES.has(code))

export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION

/** The constraint an error names, to tell one broken rule from another. */
export function constraintOf(error: unknown): string | null {
  const constraint = causes(error).find((cause) => cause.constraint !== undefined)?.constraint
  return typeof constraint === 'string' ? constraint : null
}

type Cause = Error & { severity?: unknown; code?: unknown; constraint?: unknown }

/** An error and what it was caused by: Drizzle wraps those of `pg`. */
function causes(error: unknown): Cause[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : []
}
