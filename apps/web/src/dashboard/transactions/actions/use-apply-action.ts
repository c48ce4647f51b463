import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import { useRef, useState } from 'react'
import { useConfirmPassword } from '../../../app/staff/confirm-password.ts'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import type { Asked } from './acted-on.ts'
import { actionNotice } from './action-notice.ts'
import { useActionsText } from './actions.text.ts'
import { sendAction } from './send-action.ts'

type Heard = { onChanged: () => void; onClosed: () => void }

/** One press, one action: the key is kept while the password is asked for. */
export function useApplyAction({ onChanged, onClosed }: Heard) {
  const t = useActionsText()
  const notices = useNotices()
  const confirmPassword = useConfirmPassword()
  const [isBusy, setIsBusy] = useState(false)
  const key = useRef('')

  const apply = async (asked: Asked): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    key.current ||= crypto.randomUUID()
    const outcome = await sendOrFail(asked, key.current)
    if (outcome.kind === 'passwordNeeded') {
      setIsBusy(false)
      if (await confirmPassword()) await apply(asked)
      return
    }
    const { tone, text } = actionNotice(outcome, t)
    notices[tone](text)
    // Refused or not answered, the row may be another than the one that was shown.
    onChanged()
    onClosed()
  }
  return { isBusy, apply }
}

async function sendOrFail(asked: Asked, key: string): Promise<PerformOutcome> {
  try {
    return await sendAction(staffClient, { ...asked, amount: null, available: null, key })
  } catch {
    return { kind: 'failed', message: null }
  }
}
