import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedCollector } from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { collectorsKey } from './collectors.queries.ts'

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
export function useCollectorSwitch(collector: ManagedCollector) {
  const queries = useQueryClient()
  const tell = useTell()
  const { id, nameEn, nameAr, username, unitCode, revision } = collector
  const { isPending, mutate } = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(
        await staffClient.administration.collectors.change({
          params: { id },
          body: { nameEn, nameAr, username, unitCode, active, revision },
        }),
      ),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: collectorsKey }),
  })
  return { isSaving: isPending, turn: (active: boolean) => mutate(active) }
}
