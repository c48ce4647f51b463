import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MatchingJob } from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import { type TransactionFilters, matchingActions, type ListPlace } from '@wasl/contracts/lists/transactions'
import { useEffect, useState } from 'react'
import { answerOf } from '../../../../base/session/answer-of.ts'
import { staffClient } from '../../../../base/session/staff-client.ts'
import { useDrafts } from '../../../../desk/form/use-draft.ts'
import type { BulkActionName } from '../acted-on.ts'
import { matchingJobName } from './matching-job.ts'

/** The list whose rows are meant, as it is asked for. */
export type Matching = { place: ListPlace; filters: TransactionFilters; q: string }

export type MatchingAction = (typeof matchingActions)[number]

export const isMatchingAction = (action: BulkActionName): action is MatchingAction =>
  matchingActions.some((known) => known === action)

const pollMs = 1_000
const keyOf = (id: string | null) => ['matching-job', id] as const

type Asked = { action: MatchingAction; key: string; count: number }

type Running = { id: string; action: MatchingAction }

/**
 * Work on everything that matches: the server does it, whatever becomes of this page; here one sees how far it is. Whoever
 * leaves the list and comes back finds it again.
 */
export function useMatching(
  { place, filters, q }: Matching,
  onEnded: (job: MatchingJob, action: MatchingAction) => void,
) {
  const queries = useQueryClient()
  const drafts = useDrafts()
  const [running, setRunning] = useState<Running | null>(null)
  const kept = matchingJobName(place)
  const id = running?.id ?? null
  useEffect(() => setRunning(drafts.read<Running | null>(kept, null)), [drafts, kept])
  const { data: job = null } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => answerOf(await staffClient.matching.one({ params: { id: id ?? '' } })),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'working' ? false : pollMs),
  })
  const isWorking = job?.state === 'working'
  useEffect(() => {
    if (!job || !running || job.state === 'working') return
    drafts.forget(kept)
    onEnded(job, running.action)
    // oxlint-disable-next-line react/exhaustive-deps -- told once, when it is over
  }, [job?.state])

  const ask = async ({ action, key, count }: Asked) => {
    const body = { filters, count, ...(q.trim() !== '' && { q: q.trim().slice(0, 128) }) }
    const asked = answerOf(
      await staffClient.matching.ask({
        params: { ...place, action },
        headers: { 'idempotency-key': key },
        body,
      }),
    )
    queries.setQueryData(keyOf(asked.id), asked)
    drafts.keep<Running | null>(kept, null, { id: asked.id, action })
    setRunning({ id: asked.id, action })
  }
  const stop = async () => {
    if (id === null) return
    queries.setQueryData(keyOf(id), answerOf(await staffClient.matching.stop({ params: { id }, body: {} })))
  }
  return { job, isWorking, ask, stop }
}
