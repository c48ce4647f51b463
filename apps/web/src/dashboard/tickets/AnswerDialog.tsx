import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { nameOf } from '@wasl/domain/locale'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { Ltr } from '@wasl/ui/Ltr'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import css from '../../desk/checks/Request.module.css'
import { useLocale } from '../../i18n/language.tsx'
import { permissionWord } from './permission-word.ts'
import { useTicketsText } from './tickets.text.ts'
import { useAnswer } from './use-answer.ts'

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
