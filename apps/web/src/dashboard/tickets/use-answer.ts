import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { answerOf, Refused } from '../../app/staff/answer-of.ts'
import { useConfirmPassword } from '../../app/staff/confirm-password.ts'
import type { Outcome } from '../../app/staff/notice-of.ts'
import { staffClient } from '../../app/staff/staff-client.ts'
import { useTell } from '../../app/staff/use-tell.ts'

/** Sends an answer and says what came of it; a right for good asks for the password first. Whatever came, the lists are read again. */
export function useAnswer(onEnd: () => void) {
  const say = useTell()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const tell = (outcome: Outcome) => {
    say(outcome)
    void queries.invalidateQueries({ queryKey: ['permission-requests'] })
    void queries.invalidateQueries({ queryKey: ['shell'] })
    onEnd()
  }
  const sending = useMutation({
    mutationFn: async ({
      ticket,
      answer,
      reason,
    }: {
      ticket: Ticket
      answer: TicketAnswer
      reason: string
    }) => answerOf(await staffClient.tickets.answer({ params: { id: ticket.id, answer }, body: { reason } })),
    onSuccess: (body) => tell({ status: 200, body }),
    onError: async (error, given) => {
      if (!(error instanceof Refused) || error.problem.code !== 'reauth_required') return tell({ error })
      if (await confirmPassword()) sending.mutate(given)
      return undefined
    },
  })
  return sending
}
