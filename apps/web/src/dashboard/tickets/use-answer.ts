import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { answerOf, wantsPassword } from '../../base/session/answer-of.ts'
import { useUnanswered } from '../../desk/checks/use-unanswered.ts'
import { useConfirmPassword } from '../../base/session/confirm-password.ts'
import type { Outcome } from '../../desk/notice-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'

type Given = { ticket: Ticket; answer: TicketAnswer; reason: string }

/**
 * Sends an answer and says what came of it; a right for good asks for the password first, and a reason that nobody heard
 * stays where it was typed. Whatever came, the lists are read again.
 */
export function useAnswer(onEnd: () => void) {
  const say = useTell()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const unanswered = useUnanswered()
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: ['permission-requests'] })
    void queries.invalidateQueries({ queryKey: ['shell'] })
  }
  const tell = (outcome: Outcome) => {
    say(outcome)
    readAgain()
    onEnd()
  }
  const { isPending, mutate } = useMutation({
    mutationFn: async ({ ticket, answer, reason }: Given) =>
      answerOf(await staffClient.tickets.answer({ params: { id: ticket.id, answer }, body: { reason } })),
    onMutate: unanswered.forget,
    onSuccess: (body) => tell({ status: 200, body }),
    onError: async (error, given) => {
      if (wantsPassword(error)) {
        if (await confirmPassword()) mutate(given)
      } else if (unanswered.keeps(error, given.reason)) readAgain()
      else tell({ error })
    },
  })
  return { isPending, send: (given: Given) => mutate(given), problem: unanswered.problem }
}
