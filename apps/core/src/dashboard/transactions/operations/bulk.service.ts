import type {
  BulkAnswer,
  Operation,
} from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Result } from '@wasl/domain/result'
import { operationKinds, type OperationKind } from '../../../kernel/ledger/operation.domain.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { doneBody, refusalBody } from './answer-words.ts'
import { moveMoney } from './move-money.service.ts'
import type { OperationDeps } from './operation-deps.ts'
import { operationStrings, type OperationString } from './operations.strings.ts'
import { operationStringsAr } from './operations.strings.ar.ts'
import { operateOnRow } from './row-operation.service.ts'
import type { RowDone, RowRefusal } from './row-outcome.ts'

const words = wordsOf({ en: operationStrings, ar: operationStringsAr })

export type BulkWish = {
  staff: Staff
  language: Locale
  plugin: string | null
  operation: Operation
  ids: readonly string[]
  /** With a row's id it is the row's own idempotency key (reliability B.7). */
  key: string
}

type BulkOutcome =
  | { status: 200; body: BulkAnswer }
  | { status: 202; body: BulkAnswer }
  | { status: 207; body: BulkAnswer }
  | { status: 400; body: BulkAnswer }

/** How many rows are worked on at a time: a gateway is not flooded by one press. */
const atOnce = 4

/** One unit per row: what cannot be done leaves the others alone. */
export async function operateOnRows(deps: OperationDeps, wish: BulkWish): Promise<BulkOutcome> {
  const { ids, language } = wish
  const results: BulkAnswer['results'] = []
  for (let at = 0; at < ids.length; at += atOnce) {
    const together = ids.slice(at, at + atOnce)
    results.push(...(await Promise.all(together.map((id) => operateOnOne(deps, wish, id)))))
  }
  return toldTogether(results, language)
}

/** What waits for colleagues is not applied, and is not called so. */
function toldTogether(results: BulkAnswer['results'], language: Locale): BulkOutcome {
  const all = results.length
  const done = results.filter(({ status }) => status === 200).length
  const waiting = results.filter(({ status }) => status === 202).length
  const said = (key: OperationString): BulkAnswer => ({
    message: words(key, language, { done, waiting, all }),
    results,
  })
  if (done === all) return { status: 200, body: said('bulk.done') }
  if (waiting === all) return { status: 202, body: said('bulk.requested') }
  if (waiting > 0) return { status: 207, body: said(done > 0 ? 'bulk.partlyRequested' : 'bulk.requested') }
  return done > 0 ? { status: 207, body: said('bulk.partly') } : { status: 400, body: said('bulk.none') }
}

export async function operateOnOne(
  deps: OperationDeps,
  wish: BulkWish,
  id: string,
): Promise<BulkAnswer['results'][number]> {
  const outcome = await perform(deps, wish, id)
  if (outcome.ok) {
    const { message, result } = doneBody(outcome.value, wish.language)
    return { id, status: result === 'requested' ? 202 : 200, code: result, message }
  }
  const { status, body } = refusalBody(outcome.error, wish.language)
  return { id, status, code: body.code, message: body.message }
}

function perform(
  deps: OperationDeps,
  wish: BulkWish,
  publicId: string,
): Promise<Result<RowDone, RowRefusal>> {
  const { staff, plugin, operation, key } = wish
  const row = { staff, plugin, publicId }
  if (!movesMoney(operation)) return operateOnRow(deps, { ...row, operation, key })
  return moveMoney(deps, {
    ...row,
    operation,
    attemptId: null,
    claim: null,
    amount: null,
    availableSeen: null,
    idempotencyKey: `${key}:${publicId}`,
  })
}

export const movesMoney = (operation: Operation): operation is OperationKind =>
  operationKinds.some((kind) => kind === operation)
