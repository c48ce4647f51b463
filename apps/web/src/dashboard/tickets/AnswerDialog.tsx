import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { nameOf } from '@wasl/domain/locale'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import css from '../../desk/checks/Request.module.css'
import { useLocale } from '../../i18n/language.tsx'
import { permissionWord } from './permission-word.ts'
import { useTicketsText } from './tickets.text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, wantsPassword } from '../../base/session/answer-of.ts'
import { useUnanswered } from '../../desk/checks/use-unanswered.ts'
import { useConfirmPassword } from '../../base/session/confirm-password.ts'
import type { Outcome } from '../../desk/notice-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'

const longest = 500

type Props = { ticket: Ticket; answer: TicketAnswer; onClose: () => void }

/** Asks once more; a no may carry its reason. */
export function AnswerDialog({ ticket, answer, onClose }: Props) {
  const t = useTicketsText()
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const sending = useAnswer(onClose)
  const isTooLong = reason.trim().length > longest
  const send = () => {
    if (!isTooLong) sending.send({ ticket, answer, reason: reason.trim() })
  }
  const facts = {
    name: <bdi>{nameOf(ticket, locale) || ticket.username}</bdi>,
    object: <Ltr>{ticket.object}</Ltr>,
    permission: permissionWord(ticket.permission, t),
  }
  return (
    <ConfirmDialog
      title={t('tickets.sure')}
      tone={answer === 'decline' ? 'danger' : 'normal'}
      words={{
        yes: t(`tickets.yes.${answer}`),
        no: t('tickets.no'),
        close: t('tickets.close'),
        busy: t('tickets.busy'),
      }}
      isBusy={sending.isPending}
      problem={sending.problem}
      onAnswer={(given) => (given === 'yes' ? send() : onClose())}
    >
      <div className={css.question}>
        <p>
          {t.rich(
            answer === 'approve' && ticket.forUser
              ? 'tickets.question.approveFor'
              : `tickets.question.${answer}`,
            facts,
          )}
        </p>
        {answer === 'decline' && (
          <TextArea
            label={t('tickets.reasonLabel')}
            optional={t('tickets.optional')}
            hint={t('tickets.reasonHint')}
            problem={isTooLong ? t('tickets.reasonLong') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

type Given = { ticket: Ticket; answer: TicketAnswer; reason: string }

/**
 * Sends an answer and says what came of it; a right for good asks for the password first, and a reason that nobody heard
 * stays where it was typed. Whatever came, the lists are read again.
 */
function useAnswer(onEnd: () => void) {
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
