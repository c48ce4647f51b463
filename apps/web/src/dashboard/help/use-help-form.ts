import type { HelpRequest } from '@wasl/contracts/web/dashboard/help.contract'
import { useState } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { pressKeys } from '../../desk/press-keys.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useStaff } from '../../desk/staff.ts'
import { troubleOf } from '../../desk/trouble.ts'
import { useDraft } from '../../desk/form/use-draft.ts'
import { useHelpText } from './help.text.ts'

type HelpForm = HelpRequest
type Problems = Partial<Record<keyof HelpForm, string>>

/** Kept over a session that ends by itself; sent once, however often Send is pressed. */
export function useHelpForm() {
  const t = useHelpText()
  const notices = useNotices()
  const { email } = useStaff().user
  const empty: HelpForm = { email, subject: '', emailMessage: '' }
  const { draft: form, keep, forget } = useDraft<HelpForm>('help', empty)
  const [problems, setProblems] = useState<Problems>({})
  const [round, setRound] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [keys] = useState(() => pressKeys<HelpForm>())

  const giveUp = () => {
    keep(() => empty)
    forget()
  }
  const send = async () => {
    setIsSending(true)
    try {
      const { message } = answerOf(
        await staffClient.help.send({ body: form, headers: { 'idempotency-key': keys.keyed(form).key } }),
      )
      setProblems({})
      giveUp()
      keys.settled()
      notices.success(message || t('help.sent'))
    } catch (error) {
      tell(error)
    }
    setIsSending(false)
  }
  const tell = (error: unknown) => {
    const { fields, message } = troubleOf(error, t('help.unreachable'))
    setProblems(fields)
    setRound((now) => now + 1)
    if (message !== null) notices.error(message)
  }
  return {
    form,
    /** What is being corrected is no longer wrong, until the server says so. */
    change: (changes: Partial<HelpForm>) => {
      keep((now) => ({ ...now, ...changes }))
      setProblems((now) => omit(now, changes))
    },
    problems,
    round,
    isSending,
    isUnsent: form.subject !== '' || form.emailMessage !== '',
    giveUp,
    send: () => {
      if (!isSending) void send()
    },
  }
}

const omit = (problems: Problems, changes: Partial<HelpForm>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !Object.hasOwn(changes, field)))
