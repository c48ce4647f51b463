import { decimalText } from '@wasl/domain/money'
import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { may } from '../../../kernel/people/staff.ts'
import { staffOf } from '../../../kernel/people/staff-of.ts'
import { attachment } from '../../../platform/files/download.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { logFile } from '../bulk-files.ts'
import { dispatchOnWire, logOnWire, totalOnWire, uploadOnWire } from '../bulk-on-wire.ts'
import { dispatchesOf, dispatchFacts, logPage, tallyOne } from '../bulk-views.service.ts'
import { sayingIn, words } from '../bulk-words.ts'
import { streamOf } from '../../../platform/csv/csv.ts'
import { dispatchAt, uploadAt } from '../find-bulk.service.ts'
import { moveDispatch } from './move-dispatch.service.ts'
import { startDispatch, type StartRefusal } from './start-dispatch.service.ts'
import { notFound, type BulkDeps } from '../uploads.handlers.ts'

type BulkHandlers = Handlers<typeof coreContract, CoreEnv>['bulk']
type DispatchHandlers = Pick<
  BulkHandlers,
  'dispatches' | 'dispatch' | 'dispatchDetail' | 'move' | 'logs' | 'logFile'
>

export function dispatchHandlers(deps: BulkDeps): DispatchHandlers {
  const { db, maker } = deps
  const saying = (c: Context<CoreEnv>) => sayingIn(maker, c.var.language)
  const find = (c: Context<CoreEnv>, { id, dispatch }: { id: string; dispatch: string }) =>
    dispatchAt(db, { merchantId: c.var.merchantId, publicId: id }, dispatch)
  return {
    dispatches: async ({ params: { id } }, c) => {
      const upload = await uploadAt(db, { merchantId: c.var.merchantId, publicId: id })
      if (!upload) return notFound(c)
      const [tally, found] = await Promise.all([tallyOne(db, upload), dispatchesOf(db, upload)])
      return {
        status: 200,
        body: {
          upload: uploadOnWire(upload, tally, saying(c)),
          results: found.map(({ row, counts }) => dispatchOnWire(row, counts)),
        },
      }
    },

    dispatch: async ({ params: { id }, body, headers }, c) => {
      const { language, requestId } = c.var
      const started = await startDispatch(deps, staffOf(c), {
        upload: id,
        startsAt: body.start_time === null ? null : new Date(body.start_time),
        ratePerMinute: body.rate_per_minute,
        withFailed: body.with_failed,
        rowsSeen: body.rows,
        revisionSeen: body.revision ?? null,
        idempotencyKey: headers['idempotency-key'],
        requestId,
      })
      if (started.ok) return { status: 201, body: { id: started.value.publicId } }
      if (started.error === 'notFound') return notFound(c)
      const text = words(`start.${started.error}`, language)
      const field = fieldOf(started.error)
      return field
        ? { status: 400, body: { [field]: [text] } }
        : { status: 409, body: { detail: text, code: codeOf(started.error) } }
    },

    dispatchDetail: async ({ params }, c) => {
      const found = await find(c, params)
      if (!found) return notFound(c)
      const { upload, dispatch } = found
      const [facts, tally] = await Promise.all([dispatchFacts(db, dispatch), tallyOne(db, upload)])
      const { counts, asked, paid, canRetry } = facts
      const onWire = dispatchOnWire(dispatch, counts)
      return {
        status: 200,
        body: {
          ...onWire,
          upload: uploadOnWire(upload, tally, saying(c)),
          counts: {
            all: dispatch.total,
            sent: onWire.dispatched,
            waiting: onWire.pending,
            not_sent: onWire.failed + onWire.canceled,
            paid: paid.reduce((sum, { rows }) => sum + rows, 0),
          },
          asked: asked.map(({ currency, amount }) => ({
            currency_code: currency,
            amount: decimalText({ minor: amount, currency }),
          })),
          paid: paid.map(totalOnWire),
          can_retry: canRetry,
          may_dispatch: may(staffOf(c), 'bulk.dispatch'),
        },
      }
    },

    move: async ({ params: { id, dispatch, command: action } }, c) => {
      const { language, requestId } = c.var
      const moved = await moveDispatch(deps, staffOf(c), { upload: id, dispatch, action, requestId })
      if (moved.ok) return { status: 200, body: { id: dispatch } }
      if (moved.error === 'notFound') return notFound(c)
      const detail = words('bulk.actionNotOffered', language)
      return { status: 409, body: { detail, code: 'not_offered' } }
    },

    logs: async ({ params, query }, c) => {
      const found = await find(c, params)
      if (!found) return notFound(c)
      const lines = await logPage(db, found.dispatch, query)
      return {
        status: 200,
        body: { page: query.page ?? 1, results: lines.map((line) => logOnWire(line, saying(c))) },
      }
    },

    logFile: async ({ params }, c) => {
      const found = await find(c, params)
      if (!found) return notFound(c)
      const pieces = logFile(db, found.dispatch, { language: c.var.language, says: saying(c) })
      return attachment({ name: `dispatch-${found.dispatch.number}.csv`, content: streamOf(pieces) })
    },
  }
}

function fieldOf(refusal: StartRefusal): 'start_time' | 'rate_per_minute' | null {
  if (refusal === 'startInPast' || refusal === 'startTooLate') return 'start_time'
  return refusal === 'rate' ? 'rate_per_minute' : null
}

const codeOf = (refusal: StartRefusal): string =>
  refusal.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
