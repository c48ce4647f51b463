import type { ListModule } from '@wasl/contracts/lists/transactions'
import type { BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { BulkActionName } from '../acted-on.ts'
import type { StaffClient } from '../send-action.ts'
import { unknownCode } from '../try-again.ts'

type Row = BulkDone['results'][number]

export type BulkOutcome =
  | { kind: 'done' }
  /** Colleagues check all of it first: nothing has moved yet. */
  | { kind: 'waits'; message: string | null; waiting: number }
  /** 207: `failed` is what could not be done, each with its reason; `waiting` is what colleagues check first. */
  | { kind: 'partial'; message: string | null; waiting: number; failed: Row[] }
  /** Without `failed` it was refused as a whole, for the reason `code`, and the same press may be sent again. */
  | { kind: 'refused'; code: string; message: string; failed: Row[] }

/** What the server takes at once. */
export const mostIds = 200

type Sent = { module: ListModule; action: BulkActionName; ids: readonly string[]; key: string }

/** Rejects where no answer came: what was sent before it stays done. Each part has a key of its own. */
export async function sendBulk(client: StaffClient, sent: Sent): Promise<BulkOutcome> {
  const { ids } = sent
  const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, at) =>
    ids.slice(at * mostIds, (at + 1) * mostIds),
  )
  const outcomes: BulkOutcome[] = []
  for (const [at, part] of parts.entries()) {
    const outcome = await sendPart(client, {
      ...sent,
      ids: part,
      key: at === 0 ? sent.key : `${sent.key}.${at}`,
    })
    const isWhole = isRefusedWhole(outcome)
    // Of what other parts did before it, the rows that are left have to be told apart.
    outcomes.push(
      isWhole && at > 0 ? { ...outcome, failed: leftOf(ids.slice(at * mostIds), outcome) } : outcome,
    )
    // Refused as a whole: the rest would be too.
    if (isWhole) break
  }
  return together(outcomes)
}

async function sendPart({ actions }: StaffClient, { module, action, ids, key }: Sent): Promise<BulkOutcome> {
  const body = [...ids]
  const headers = { 'idempotency-key': key }
  const answer =
    action === 'delete'
      ? await actions.bulkRemove({ params: { module }, headers, body })
      : await actions.bulk({ params: { module, action }, headers, body })
  switch (answer.status) {
    case 200:
      return { kind: 'done' }
    case 202:
      return { kind: 'waits', message: answer.body.message || null, waiting: answer.body.results.length }
    case 207: {
      const { message, results } = answer.body
      const waiting = results.filter(({ result }) => result === 'waits').length
      return { kind: 'partial', message: message || null, waiting, failed: failedOf(results) }
    }
    case 400: {
      const { code, message, results } = answer.body
      return { kind: 'refused', code, message, failed: failedOf(results) }
    }
    // Still under way, or the server failed: nobody knows what was done.
    case 409:
    case 500:
    case 502:
    case 503:
      return { kind: 'refused', code: unknownCode, message: answer.body.message, failed: [] }
    case 429:
      return { kind: 'refused', code: 'too_many', message: answer.body.message, failed: [] }
    default:
      return { kind: 'refused', code: answer.body.code, message: answer.body.message, failed: [] }
  }
}

function together(outcomes: readonly BulkOutcome[]): BulkOutcome {
  const [first] = outcomes
  if (first && outcomes.length === 1) return first
  const failed = outcomes.flatMap(failedIn)
  const waiting = outcomes.reduce((sum, outcome) => sum + waitingIn(outcome), 0)
  const refused = outcomes.find((outcome) => outcome.kind === 'refused')
  if (refused && outcomes.every(({ kind }) => kind === 'refused')) return { ...refused, failed }
  if (outcomes.every(({ kind }) => kind === 'done')) return { kind: 'done' }
  // What each part said, a refusal too, counts its own rows only.
  if (outcomes.every(({ kind }) => kind === 'waits')) return { kind: 'waits', message: null, waiting }
  return { kind: 'partial', message: null, waiting, failed }
}

type Refused = Extract<BulkOutcome, { kind: 'refused' }>

export const isRefusedWhole = (outcome: BulkOutcome): outcome is Refused =>
  outcome.kind === 'refused' && outcome.failed.length === 0

const leftOf = (ids: readonly string[], { code, message }: Refused): Row[] =>
  ids.map((id) => ({ id, result: 'failed', code, message }))

export const failedIn = (outcome: BulkOutcome): readonly Row[] =>
  outcome.kind === 'partial' || outcome.kind === 'refused' ? outcome.failed : []

const waitingIn = (outcome: BulkOutcome): number =>
  outcome.kind === 'waits' || outcome.kind === 'partial' ? outcome.waiting : 0

const failedOf = (rows: readonly Row[]): Row[] => rows.filter(({ result }) => result === 'failed')
