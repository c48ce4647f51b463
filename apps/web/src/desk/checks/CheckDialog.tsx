import type { OperationAnswer, OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import { Amount } from '../../parts/Amount.tsx'
import { answerWord } from './answer-word.ts'
import css from './Request.module.css'
import { useChecksText } from './checks.text.ts'
import { useCheck } from './use-check.ts'
import { useCheckWords } from './use-check-words.ts'

const longest = 500

type Props = { request: OperationRequest; answer: OperationAnswer; onClose: () => void }

/** Asks once more; a no may carry its reason. */
export function CheckDialog({ request, answer, onClose }: Props) {
  const t = useChecksText()
  const { name, operation } = useCheckWords(request)
  const [reason, setReason] = useState('')
  const { isBusy, send, problem } = useCheck(onClose)
  const isTooLong = reason.trim().length > longest
  const isFirst = answer === 'approve' && request.checkedBy.length + 1 < request.checkers
  const facts = {
    name: <bdi>{name}</bdi>,
    operation,
    amount: <Amount of={{ amount: request.amount, currency: request.currencyCode }} />,
    object: <Ltr>{request.object}</Ltr>,
  }
  const give = () => {
    if (!isTooLong) void send({ request, answer, reason: reason.trim() })
  }
  return (
    <ConfirmDialog
      title={t('checks.sure')}
      tone={answer === 'retry' ? 'normal' : 'danger'}
      words={{
        yes: t(`checks.answer.${answerWord(request, answer)}`),
        no: t('checks.no'),
        close: t('checks.close'),
        busy: t('checks.busy'),
      }}
      isBusy={isBusy}
      problem={problem}
      onAnswer={(given) => (given === 'yes' ? give() : onClose())}
    >
      <div className={css.question}>
        <p>
          {t.rich(
            isFirst ? 'checks.question.first' : `checks.question.${answerWord(request, answer)}`,
            facts,
          )}
        </p>
        {answer === 'reject' && (
          <TextArea
            label={t('checks.reason')}
            optional={t('checks.optional')}
            hint={t('checks.reasonHint')}
            problem={isTooLong ? t('checks.reasonLong') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
