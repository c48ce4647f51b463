import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { linksKey } from './links.queries.ts'

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
export function useLinkSwitch({ id, revision }: PaymentLink) {
  const queries = useQueryClient()
  const tell = useTell()
  const { isPending, mutate } = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(await staffClient.paymentLinks.change({ params: { id }, body: { active, revision } })),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: linksKey }),
  })
  return { isSaving: isPending, turn: (active: boolean) => mutate(active) }
}
