import type { ListModule } from '@wasl/contracts/web/dashboard/transactions.contract'
import type { BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { ActionName } from './acted-on.ts'
import type { StaffClient } from './send-action.ts'

type Row = BulkDone['results'][number]

export type BulkOutcome =
  | { kind: 'done' }
  /** 207: `failed` is what could not be done, each with its reason. */
  | { kind: 'partial'; message: string | null; failed: Row[] }
  | { kind: 'refused'; message: string; failed: Row[] }

/** What the server takes at once. */
export const mostIds = 200

type Sent = { module: ListModule; action: ActionName; ids: readonly string[]; key: string }

/** Rejects where no answer came: what was sent before it stays done. */
export async function sendBulk(client: StaffClient, sent: Sent): Promise<BulkOutcome> {
  const { ids } = sent
  const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, at) =>
    ids.slice(at * mostIds, (at + 1) * mostIds),
  )
  const outcomes: BulkOutcome[] = []
  for (const [at, part] of parts.entries()) {
    const outcome = await sendPart(client, { ...sent, ids: part, key: `${sent.key}.${at}` })
    outcomes.push(outcome)
    // Refused as a whole: the rest would be too.
    if (outcome.kind === 'refused' && outcome.failed.length === 0) break
  }
  return together(outcomes)
}

async function sendPart({ actions }: StaffClient, { module, action, ids, key }: Sent): Promise<BulkOutcome> {
  const body = [...ids]
  const answer =
    action === 'delete'
      ? await actions.bulkRemove({ params: { module }, body })
      : await actions.bulk({ params: { module, action }, headers: { 'idempotency-key': key }, body })
  switch (answer.status) {
    case 200:
      return { kind: 'done' }
    case 207:
      return { kind: 'partial', message: answer.body.message || null, failed: failedOf(answer.body.results) }
    case 400:
      return { kind: 'refused', message: answer.body.message, failed: failedOf(answer.body.results) }
    default:
      return { kind: 'refused', message: answer.body.message, failed: [] }
  }
}

function together(outcomes: readonly BulkOutcome[]): BulkOutcome {
  const [first] = outcomes
  if (first && outcomes.length === 1) return first
  const failed = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [] : outcome.failed))
  const refused = outcomes.find((outcome) => outcome.kind === 'refused')
  if (refused && outcomes.every(({ kind }) => kind === 'refused')) return { ...refused, failed }
  if (refused || failed.length > 0) return { kind: 'partial', message: refused?.message ?? null, failed }
  return { kind: 'done' }
}

const failedOf = (rows: readonly Row[]): Row[] => rows.filter(({ isDone }) => !isDone)
