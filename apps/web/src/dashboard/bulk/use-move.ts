import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DispatchAction } from '@wasl/domain/bulk'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { bulkKey } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'

const done = { pause: 'bulk.paused', resume: 'bulk.resumed', cancel: 'bulk.canceled' } as const

export function useMove(of: { id: string; dispatch: string }) {
  const t = useBulkText()
  const notices = useNotices()
  const tell = useTell()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: async (action: DispatchAction) =>
      answerOf(await staffClient.bulk.move({ params: { ...of, action }, body: {} })),
    onSuccess: (_, action) => notices.success(t(done[action])),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: bulkKey }),
  })
  return { isBusy: isPending, move: mutate }
}
