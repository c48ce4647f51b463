import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { answerOf } from '../../app/staff/answer-of.ts'
import type { Outcome } from '../../app/staff/notice-of.ts'
import { staffClient } from '../../app/staff/staff-client.ts'
import { useTell } from '../../app/staff/use-tell.ts'

/** Sends an answer and says what came of it; whatever came, the lists are read again. */
export function useAnswer(onEnd: () => void) {
  const say = useTell()
  const queries = useQueryClient()
  const tell = (outcome: Outcome) => {
    say(outcome)
    void queries.invalidateQueries({ queryKey: ['permission-requests'] })
    void queries.invalidateQueries({ queryKey: ['shell'] })
    onEnd()
  }
  return useMutation({
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
    onError: (error) => tell({ error }),
  })
}
