import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import { useState } from 'react'
import { useConfirmPassword } from '../../../app/staff/confirm-password.ts'
import { useNotices } from '../../../app/staff/notices.ts'
import { pressKeys } from '../../../app/staff/press-keys.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
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

  const apply = async (asked: Asked): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    const { key } = keys.keyed(asked)
    const outcome = await sendOrNull(asked, key)
    if (outcome?.kind === 'passwordNeeded') {
      setIsBusy(false)
      if (await confirmPassword()) await apply(asked)
      return
    }
    if (outcome && outcome.kind !== 'failed') keys.settled()
    if (outcome?.kind === 'refused' && onRefused) {
      setIsBusy(false)
      onRefused(outcome.message)
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

async function sendOrNull(asked: Asked, key: string): Promise<PerformOutcome | null> {
  try {
    return await sendAction(staffClient, { ...asked, amount: null, available: null, key })
  } catch {
    return null
  }
}
