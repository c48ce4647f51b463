import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { ErrorSummary } from '@wasl/ui/notices/ErrorSummary'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { ConfirmDialog, type ConfirmAnswer } from '@wasl/ui/overlays/ConfirmDialog'
import { Snackbar } from '@wasl/ui/notices/Snackbar'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { useState } from 'react'
import { say } from '../ui/in-locale.ts'

const bankMs = 150

type Toolbar = Parameters<typeof say>[0]
type Stage = 'closed' | 'form' | 'question' | 'busy' | 'done'

/** One dialog after the other, never one over the other: what was typed lives outside both. */
export function SampleRefund({ context }: { context: Toolbar }) {
  const [stage, setStage] = useState<Stage>('closed')
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const required = say(context, 'Write why you pay it back', 'اكتب سبب الاسترداد')
  const problem = tries > 0 && reason.trim() === '' ? required : null
  const close = say(context, 'Close', 'إغلاق')
  const leave = () => {
    setTries(0)
    setReason('')
    setStage('closed')
  }
  const review = () => {
    setTries(tries + 1)
    if (reason.trim() !== '') setStage('question')
  }
  const ask = async () => {
    setStage('busy')
    await new Promise((resolve) => setTimeout(resolve, bankMs))
    setStage('done')
  }
  const answer = (given: ConfirmAnswer) => {
    if (given === 'yes') void ask()
    else if (given === 'back') setStage('form')
    else leave()
  }
  return (
    <LiveRegion>
      <Button onClick={() => setStage('form')}>{say(context, 'Refund', 'استرداد')}</Button>
      {stage === 'form' && (
        <Dialog
          kind="form"
          title={
            <>
              <small>{say(context, 'Step 1 of 2', 'الخطوة 1 من 2')}</small>
              {say(context, 'Refund', 'استرداد')}
            </>
          }
          closeLabel={close}
          onClose={leave}
          footer={
            <Button variant="primary" size="row" onClick={review}>
              {say(context, 'Next', 'التالي')}
            </Button>
          }
        >
          {problem && (
            <ErrorSummary
              key={tries}
              title={say(context, 'There is 1 problem', 'هناك مشكلة واحدة')}
              problems={[{ fieldId: 'reason', message: problem }]}
            />
          )}
          <TextArea
            id="reason"
            data-first-focus=""
            label={say(context, 'Reason', 'السبب')}
            problem={problem}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Dialog>
      )}
      {(stage === 'question' || stage === 'busy') && (
        <ConfirmDialog
          tone="danger"
          title={
            <>
              <small>{say(context, 'Step 2 of 2', 'الخطوة 2 من 2')}</small>
              {say(context, 'Are you sure', 'هل أنت متأكد؟')}
            </>
          }
          isBusy={stage === 'busy'}
          words={{
            yes: say(context, 'Yes', 'نعم'),
            no: say(context, 'No', 'لا'),
            back: say(context, 'Back', 'رجوع'),
            busy: say(context, 'Asking the bank…', 'جارٍ سؤال البنك…'),
            close,
          }}
          onAnswer={answer}
        >
          <p>
            {say(context, 'Pay it back? You wrote:', 'هل تريد الاسترداد؟ كتبت:')} <bdi>{reason}</bdi>
          </p>
        </ConfirmDialog>
      )}
      <Snackbar
        label={say(context, 'Notices', 'الإشعارات')}
        closeLabel={close}
        notice={
          stage === 'done'
            ? { id: 'done', tone: 'success', text: say(context, 'Applied successfully', 'تم التنفيذ بنجاح') }
            : null
        }
        onClose={leave}
      />
    </LiveRegion>
  )
}
