import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useNotices } from '../../../../base/session/staff-notices.ts'
import { staffClient } from '../../../../base/session/staff-client.ts'
import type { Asked } from '../acted-on.ts'
import { actionNotice, type ActionNotice } from '../action-notice.ts'
import { useActionsText } from '../actions.text.ts'
import { AmountStep } from './AmountStep.tsx'
import { AskWhileUnderWay } from '../AskWhileUnderWay.tsx'
import { refundDialogLogic } from './refund.actors.ts'
import { SuccessStep } from './SuccessStep.tsx'
import { SureStep } from './SureStep.tsx'
import { useConfirmPassword } from '../../../../base/session/confirm-password.ts'

export type RefundActor = ActorRefFrom<ReturnType<typeof refundDialogLogic>>

type Props = {
  asked: Asked
  /** Money has moved, or may have: what is shown elsewhere is out of date. */
  onChanged: () => void
  onClosed: () => void
}

/** S2 §4 "Refund/capture dialog": the step is the machine's. */
export function RefundDialog({ asked, onChanged, onClosed }: Props) {
  const actor = useRefundActor(asked, { onChanged, onClosed })
  return (
    <>
      <Step actor={actor} asked={asked} />
      <AskWhileUnderWay isUnderWay={useSelector(actor, (state) => state.hasTag('busy'))} />
    </>
  )
}

function Step({ actor, asked }: { actor: RefundActor; asked: Asked }) {
  switch (useSelector(actor, stepOf)) {
    case 'amount':
      return <AmountStep actor={actor} asked={asked} />
    case 'sure':
      return <SureStep actor={actor} asked={asked} />
    case 'password':
      return <PasswordStep actor={actor} />
    case 'success':
      return <SuccessStep actor={actor} asked={asked} />
    case null:
      return null
  }
}

/** Nobody is left who could be asked for the password. */
const unseenNotice = (outcome: PerformOutcome, t: ReturnType<typeof useActionsText>): ActionNotice =>
  outcome.kind === 'passwordNeeded'
    ? { tone: 'error', text: t('actions.leave.notDone') }
    : actionNotice(outcome, t)

function useRefundActor(asked: Asked, { onChanged, onClosed }: Omit<Props, 'asked'>): RefundActor {
  const t = useActionsText()
  const notices = useNotices()
  const [logic] = useState(() =>
    refundDialogLogic({
      client: async () => staffClient,
      asked,
      onUnseen: (outcome) => {
        const { tone, text } = unseenNotice(outcome, t)
        notices[tone](text)
        onChanged()
      },
    }),
  )
  const { action, on } = asked
  const actor = useActorRef(logic, {
    input: {
      action: { value: action.value, available: action.available ?? on.amount },
      newKey: () => crypto.randomUUID(),
    },
  })
  const { done, trouble } = useSelector(actor, (state) => state.context)
  const isOver = useSelector(actor, (state) => state.status === 'done')
  useEffect(() => {
    // Refused or not answered, the row may be another than the one that was shown (decision 050).
    if (done || trouble) onChanged()
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each answer
  }, [done, trouble])
  useEffect(() => {
    if (isOver) onClosed()
    // oxlint-disable-next-line react/exhaustive-deps -- told once, when it is over
  }, [isOver])
  return actor
}

function stepOf(state: SnapshotFrom<ReturnType<typeof refundDialogLogic>>) {
  if (state.hasTag('step.amount')) return 'amount'
  if (state.hasTag('step.sure')) return 'sure'
  if (state.hasTag('step.password')) return 'password'
  return state.hasTag('step.success') ? 'success' : null
}

/** D-36: the dialog that asks for the password takes the place of this one. */
function PasswordStep({ actor }: { actor: RefundActor }) {
  const confirmPassword = useConfirmPassword()
  useEffect(() => {
    let isOver = false
    void confirmPassword().then((isConfirmed) => {
      if (!isOver) actor.send({ type: isConfirmed ? 'password.confirmed' : 'password.canceled' })
    })
    return () => {
      isOver = true
    }
  }, [actor, confirmPassword])
  return null
}
