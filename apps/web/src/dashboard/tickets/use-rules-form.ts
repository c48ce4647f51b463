import { useQueryClient } from '@tanstack/react-query'
import type { OperationRules } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'
import { normaliseDigits } from '@wasl/domain/digits'
import { useState } from 'react'
import { answerOf, Refused } from '../../app/staff/answer-of.ts'
import { useConfirmPassword } from '../../app/staff/confirm-password.ts'
import { useNotices } from '../../app/staff/notices.ts'
import { staffClient } from '../../app/staff/staff-client.ts'
import { useDraft } from '../../app/staff/use-draft.ts'
import { rulesQuery } from './operations.queries.ts'
import { useTicketsText } from './tickets.text.ts'

type RulesForm = {
  /** As typed, by the currency. */
  one: Record<string, string>
  two: Record<string, string>
  makers: string[]
}

type Trouble = { message: string | null; fields: Readonly<Record<string, string>> }
const calm: Trouble = { message: null, fields: {} }

const formOf = ({ thresholds, users }: OperationRules): RulesForm => ({
  one: Object.fromEntries(thresholds.map(({ currency, oneAbove }) => [currency, oneAbove ?? ''])),
  two: Object.fromEntries(thresholds.map(({ currency, twoAbove }) => [currency, twoAbove ?? ''])),
  makers: users.filter(({ isMaker }) => isMaker).map(({ id }) => String(id)),
})

/** What was typed stays, through a refusal, the password and the end of a session. */
export function useRulesForm({ rules, onClosed }: { rules: OperationRules; onClosed: () => void }) {
  const t = useTicketsText()
  const notices = useNotices()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const [before] = useState(() => formOf(rules))
  const { draft: form, keep, forget } = useDraft<RulesForm>('operation-rules', before)
  const [trouble, setTrouble] = useState(calm)
  const [isSaving, setIsSaving] = useState(false)

  const save = async (): Promise<void> => {
    setIsSaving(true)
    setTrouble(calm)
    try {
      const saved = answerOf(
        await staffClient.operationRequests.changeRules({ body: commandOf(rules, form) }),
      )
      queries.setQueryData(rulesQuery.queryKey, saved)
      forget()
      notices.success(t('tickets.rules.saved'))
      onClosed()
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'reauth_required') {
        setIsSaving(false)
        if (await confirmPassword()) await save()
        return
      }
      setTrouble(troubleOf(error, t('tickets.rules.failed')))
    }
    setIsSaving(false)
  }
  return {
    form,
    change: (changes: Partial<RulesForm>) => keep((now) => ({ ...now, ...changes })),
    save,
    giveUp: () => {
      forget()
      onClosed()
    },
    isSaving,
    problem: trouble.message,
    problemOf: (field: string) => trouble.fields[field],
  }
}

export type RulesModel = ReturnType<typeof useRulesForm>

const commandOf = ({ thresholds }: OperationRules, { one, two, makers }: RulesForm) => ({
  thresholds: thresholds.map(({ currency }) => ({
    currency,
    oneAbove: normaliseDigits(one[currency] ?? '').trim() || null,
    twoAbove: normaliseDigits(two[currency] ?? '').trim() || null,
  })),
  makers: makers.map(Number),
})

/** A field's problem stands at the field alone. */
function troubleOf(error: unknown, unanswered: string): Trouble {
  if (!(error instanceof Refused)) return { ...calm, message: unanswered }
  const { fieldErrors = {}, message } = error.problem
  const fields = Object.fromEntries(Object.entries(fieldErrors).map(([name, [text = '']]) => [name, text]))
  return { message: Object.keys(fields).length > 0 ? null : message, fields }
}
