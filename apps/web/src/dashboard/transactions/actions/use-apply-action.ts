import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import { readTypedAmount } from '@wasl/domain/digits'
import { useState } from 'react'
import { useConfirmPassword } from '../../../base/session/confirm-password.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { pressKeys } from '../../../desk/press-keys.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { actionKey, movesToOtherList, type Asked } from './acted-on.ts'
import { actionNotice } from './action-notice.ts'
import { useActionsText } from './actions.text.ts'
import { sendAction } from './send-action.ts'

type Heard = {
  /** `hasMoved`: it is in the other list now, live or deleted. */
  onChanged: (hasMoved: boolean) => void
  onClosed: () => void
  /** Shows the server's words in the dialog, instead of a snackbar. */
  onRefused?: (message: string) => void
}

/** The question goes with its answer, the key stays where none came: whoever asks again asks for the same. */
const keys = pressKeys<Asked>({ textOf: ({ on, action }) => `${on.plugin} ${on.id} ${actionKey(action)}` })

/** One press, one action: the key is kept while the password is asked for. */
export function useApplyAction({ onChanged, onClosed, onRefused }: Heard) {
  const t = useActionsText()
  const notices = useNotices()
  const confirmPassword = useConfirmPassword()
  const [isBusy, setIsBusy] = useState(false)

  const apply = async (asked: Asked, terms: Terms = noTerms): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    const { key } = keys.keyed(asked)
    const outcome = await sendOrNull(asked, terms, key)
    if (outcome?.kind === 'passwordNeeded') {
      setIsBusy(false)
      if (await confirmPassword()) await apply(asked, terms)
      return
    }
    if (outcome && outcome.kind !== 'failed') keys.settled()
    if (outcome?.kind === 'refused' && onRefused) {
      setIsBusy(false)
      onRefused(outcome.problem.message)
      return onChanged(false)
    }
    const { tone, text } = actionNotice(outcome ?? { kind: 'failed', message: null }, t)
    notices[tone](text, { about: key })
    // Refused or not answered, the row may be another than the one that was shown.
    onChanged(hasMoved(asked, outcome))
    onClosed()
  }
  return { isBusy, apply }
}

const hasMoved = ({ action }: Asked, outcome: PerformOutcome | null): boolean =>
  movesToOtherList(action.value) && outcome?.kind === 'done' && outcome.requestId === null

/** What a colleague is asked to allow: how much at most, and why. */
export type Terms = { amount: string | null; reason: string }
/** In plain digits, however it was typed; what reads two ways the server refuses. */
function plain(amount: string | null, { action: { available } }: Asked): string | null {
  if (amount === null || available === null) return amount
  const typed = readTypedAmount(amount, available.currency)
  return typed.kind === 'plain' ? typed.text : amount
}

const noTerms: Terms = { amount: null, reason: '' }

async function sendOrNull(asked: Asked, terms: Terms, key: string): Promise<PerformOutcome | null> {
  try {
    return await sendAction(staffClient, {
      ...asked,
      ...terms,
      amount: plain(terms.amount, asked),
      available: null,
      key,
    })
  } catch {
    return null
  }
}
