import { useQueryClient } from '@tanstack/react-query'
import type { OperationAnswer, OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import { useState } from 'react'
import { answerOf, wantsPassword } from '../../base/session/answer-of.ts'
import { useConfirmPassword } from '../../base/session/confirm-password.ts'
import type { Outcome } from '../notice-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../use-tell.ts'
import { useUnanswered } from './use-unanswered.ts'

type Given = { request: OperationRequest; answer: OperationAnswer; reason: string }

/**
 * Sends an answer and says what came of it; a large one asks for the password first, and a reason that nobody heard stays
 * where it was typed. The lists are read again whatever came.
 */
export function useCheck(onEnd: () => void) {
  const tell = useTell()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const unanswered = useUnanswered()
  const [isBusy, setIsBusy] = useState(false)

  const send = async (given: Given): Promise<void> => {
    setIsBusy(true)
    unanswered.forget()
    const outcome = await outcomeOf(given)
    setIsBusy(false)
    if ('error' in outcome && wantsPassword(outcome.error)) {
      if (await confirmPassword()) await send(given)
      return
    }
    const isKept = 'error' in outcome && unanswered.keeps(outcome.error, given.reason)
    if (!isKept) tell(outcome)
    for (const queryKey of [['permission-requests'], ['shell'], ['transactions']])
      void queries.invalidateQueries({ queryKey })
    if (!isKept) onEnd()
  }
  return { isBusy, send, problem: unanswered.problem }
}

async function outcomeOf({ request: { id }, answer, reason }: Given): Promise<Outcome> {
  try {
    const got = await staffClient.operationRequests.answer({ params: { id, answer }, body: { reason } })
    return { status: 200, body: answerOf(got) }
  } catch (error) {
    return { error }
  }
}
