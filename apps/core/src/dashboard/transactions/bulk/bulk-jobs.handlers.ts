import type { coreContract } from '@wasl/contracts/core'
import type { BulkJob as Wire } from '@wasl/contracts/core/dashboard/transactions/bulk-jobs.contract'
import type { Handlers } from '@wasl/contracts/server'
import { staffRefusal } from '../../../kernel/people/guard.ts'
import { staffOf } from '../../../kernel/people/staff-of.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { refuseWith } from '../../../platform/http/refuse.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { operationStrings } from '../operations/operations.strings.ts'
import { operationStringsAr } from '../operations/operations.strings.ar.ts'
import { askForBulk } from './ask-for-bulk.service.ts'
import { mostRows } from './bulk-job.domain.ts'
import { showBulk, stopBulk, withFailures, type BulkShown } from './show-bulk.service.ts'

const words = wordsOf({ en: operationStrings, ar: operationStringsAr })

type JobHandlers = Handlers<typeof coreContract, CoreEnv>['bulkJobs']

export const bulkJobHandlers = (deps: { db: Db; clock: Clock }): JobHandlers => ({
  ask: async ({ body, headers }, c) => {
    const { language, requestId } = c.var
    const { plugin, is_deleted: isDeleted = false, action, query, count } = body
    const key = headers['idempotency-key']
    const wish = { plugin, isDeleted, action, query, count, language, key, requestId }
    const asked = await askForBulk(deps, staffOf(c), wish)
    if (asked.ok) return { status: 202, body: onWire(await withFailures(deps.db, asked.value)) }
    const { error } = asked
    switch (error.kind) {
      case 'permissionDenied':
      case 'sectionDisabled':
        return { status: 403, body: staffRefusal(c, error.kind) }
      case 'nothingMatches':
        return { status: 409, body: { detail: words('bulk.nothing', language), code: 'nothing_matches' } }
      case 'countChanged':
        return {
          status: 409,
          body: {
            detail: words('bulk.countChanged', language, { now: error.count, seen: count }),
            code: 'count_changed',
          },
        }
      case 'repeated': {
        const minutes = Math.max(1, Math.round((deps.clock.now().getTime() - error.at.getTime()) / 60_000))
        return {
          status: 409,
          body: { detail: words('bulk.repeated', language, { by: error.by, minutes }), code: 'repeated' },
        }
      }
      case 'tooMany':
        return {
          status: 409,
          body: { detail: words('bulk.tooMany', language, { limit: mostRows }), code: 'too_many_rows' },
        }
      case 'notPossible':
        return { status: 409, body: { detail: words('bulk.notHere', language), code: 'not_possible' } }
      case 'keyReused':
        return { status: 422, body: { detail: words('refused.keyReused', language), code: 'key_reused' } }
    }
  },
  one: async ({ params: { id } }, c) => {
    const shown = await showBulk(deps, staffOf(c), id)
    return shown ? { status: 200, body: onWire(shown) } : refuseWith(c, 404, 'notFound')
  },
  stop: async ({ params: { id } }, c) => {
    const shown = await stopBulk(deps, staffOf(c), id)
    return shown ? { status: 200, body: onWire(shown) } : refuseWith(c, 404, 'notFound')
  },
})

const onWire = ({ job, failures }: BulkShown): Wire => ({
  id: job.publicId,
  action: job.operation,
  state: job.state,
  total: job.total,
  done: job.done,
  failed: job.failed,
  created: job.createdAt.toISOString(),
  finished_at: job.finishedAt?.toISOString() ?? null,
  results: failures.map(({ transactionId, ...result }) => ({ id: transactionId, ...result })),
})
