import type {
  BulkAnswer,
  Operation,
} from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Result } from '@wasl/domain/result'
import type { TransactionState } from '@wasl/domain/states'
import { operationKinds, type OperationKind } from '../../../kernel/ledger/operations/operation.domain.ts'
import type { Resolution } from '../../../kernel/ledger/unresolved/resolve-money.domain.ts'
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
  operation: Exclude<Operation, Resolution>
  ids: readonly string[]
  /** With a row's id it is the row's own idempotency key (reliability B.7). */
  key: string
  /** The state in which each was chosen, where they are worked on later. */
  chosenIn?: TransactionState | null
}

export type BulkOutcome =
  | { status: 200; body: BulkAnswer }
  | { status: 202; body: BulkAnswer }
  | { status: 207; body: BulkAnswer }
  | { status: 400; body: BulkAnswer }

/** How many rows are worked on at a time: a gateway is not flooded by one press. */
const atOnce = 4

/** One unit per row: what cannot be done leaves the others alone. `onProgress` is told between them. */
export async function operateOnRows(
  deps: OperationDeps,
  wish: BulkWish,
  onProgress?: () => Promise<void>,
): Promise<BulkOutcome> {
  const { ids, language } = wish
  const results: Told[] = []
  for (let at = 0; at < ids.length; at += atOnce) {
    const together = ids.slice(at, at + atOnce)
    const answered = await Promise.all(together.map((id) => operateOnOne(deps, wish, id)))
    results.push(...answered)
    // Who answers none of four is not waited for by all the others.
    if (answered.length === atOnce && answered.every(isUnknown)) break
    await onProgress?.()
  }
  results.push(...ids.slice(results.length).map((id) => unknown(id, language)))
  return toldTogether(results, language)
}

type Told = BulkAnswer['results'][number]

/** What waits for colleagues is not applied, and is not called so. */
function toldTogether(results: Told[], language: Locale): BulkOutcome {
  const all = results.length
  const done = results.filter(({ status }) => status === 200).length
  const waiting = results.filter(({ status }) => status === 202).length
  const open = results.filter(isUnknown).length
  const said = (key: OperationString): BulkAnswer => ({
    message: words(key, language, { done, waiting, open, all }),
    results,
  })
  if (open > 0) return { status: 207, body: said('bulk.partlyUnknown') }
  if (done === all) return { status: 200, body: said('bulk.done') }
  if (waiting === all) return { status: 202, body: said('bulk.requested') }
  if (waiting > 0) return { status: 207, body: said(done > 0 ? 'bulk.partlyRequested' : 'bulk.requested') }
  return done > 0 ? { status: 207, body: said('bulk.partly') } : { status: 400, body: said('bulk.none') }
}

/** A row that throws is one that nobody knows about: it may have been done. Its key finds out. */
export async function operateOnOne(deps: OperationDeps, wish: BulkWish, id: string): Promise<Told> {
  const { language, operation } = wish
  try {
    return told(id, await perform(deps, wish, id), language)
  } catch (err) {
    deps.log.error({ err, operation, transaction: id }, 'an operation on one of many rows failed')
    return unknown(id, language)
  }
}

function told(id: string, outcome: Result<RowDone, RowRefusal>, language: Locale): Told {
  if (outcome.ok) {
    const { message, result } = doneBody(outcome.value, language)
    return { id, status: result === 'requested' ? 202 : 200, code: result, message }
  }
  const { status, body } = refusalBody(outcome.error, language)
  return { id, status, code: body.code, message: body.message }
}

const unknown = (id: string, language: Locale): Told => ({
  id,
  status: 503,
  code: 'unavailable',
  message: words('refused.unavailable', language),
})

const isUnknown = ({ status }: Told): boolean => status === 503

function perform(
  deps: OperationDeps,
  wish: BulkWish,
  publicId: string,
): Promise<Result<RowDone, RowRefusal>> {
  const { staff, plugin, operation, key, chosenIn = null } = wish
  const row = { staff, plugin, publicId }
  if (!movesMoney(operation)) return operateOnRow(deps, { ...row, operation, key, chosenIn })
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
