import { ClientGone, clientGoneStatus } from '@wasl/contracts/read-body'
import type { ErrorHandler, NotFoundHandler } from 'hono'
import {
  CommitOutcomeUnknown,
  DatabaseUnavailable,
  isConnectionLoss,
  isStorageFull,
} from '../db/database-errors.ts'
import { Overloaded } from '../overloaded.ts'
import type { Log } from '../log/log.ts'
import type { StorageWatch } from '../storage.ts'
import type { CoreEnv } from './core-env.ts'
import { refuseWith } from './refuse.ts'

/** A bug shows only the request's id. A database that is away or full says so, and to try later. */
export const answerError =
  (log: Log, storage: StorageWatch): ErrorHandler<CoreEnv> =>
  (err, c) => {
    const { requestId } = c.var
    if (err instanceof ClientGone || c.req.raw.signal.aborted) {
      log.info({ err, requestId }, 'the client hung up')
      return new Response(null, { status: clientGoneStatus })
    }
    if (err instanceof Overloaded) {
      log.warn({ reason: err.message, requestId }, 'a request was turned away')
      c.header('retry-after', '5')
      return refuseWith(c, 503, 'unavailable')
    }
    if (isStorageFull(err)) {
      storage.noteFull()
      log.error({ err, requestId }, 'the disk is full: nothing is written until there is room')
      c.header('retry-after', '30')
      return refuseWith(c, 503, 'storageFull')
    }
    if (isUnavailable(err)) {
      log.warn({ err, requestId }, 'the database did not answer')
      c.header('retry-after', '1')
      return refuseWith(c, 503, 'unavailable')
    }
    log.error({ err, requestId }, 'a request failed')
    return refuseWith(c, 500, 'unexpected')
  }

export const answerUnknownPath: NotFoundHandler<CoreEnv> = (c) => refuseWith(c, 404, 'notFound')

/** Also if it is unknown whether a commit succeeded: the same request with the same key finds out. */
function isUnavailable(err: unknown): boolean {
  if (err instanceof DatabaseUnavailable || err instanceof CommitOutcomeUnknown) return true
  return isConnectionLoss(err) || isUnreachable(err)
}

function isUnreachable(err: unknown): boolean {
  for (let at = err; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === 'ECONNREFUSED' || at.code === 'ENOTFOUND')) return true
    if (at.message === 'timeout exceeded when trying to connect') return true
  }
  return false
}
